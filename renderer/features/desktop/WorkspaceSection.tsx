import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import type { WorkspacePlace, WorkspacePort, WorkspaceStanding } from '#shared/host.ts';
import { workspaceMessages } from '#shared/messages/workspace.ts';
import { useHost } from '../../host/HostContext.tsx';
import { SettingRow } from '../../kit/settings/SettingRow.tsx';
import { SettingsSection } from '../../kit/settings/SettingsSection.tsx';
import { ErrorPanel } from '../../kit/state/ErrorPanel.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { DeleteLocalData, placeName, useLocalData, useWorkspace } from '../workspace/index.ts';
import styles from './Desktop.module.css';

/** Which workspace is open, the way to another one, and what lies on this computer. */
export function WorkspaceSection() {
  const { workspace } = useHost();
  return workspace === null ? null : <Workspace workspace={workspace} />;
}

function Workspace({ workspace }: { readonly workspace: WorkspacePort }) {
  const { standing, hasFailed, read } = useWorkspace(workspace);
  return (
    <SettingsSection
      title="Workspace"
      description="Where your listings, deals and documents are kept. One is open at a time."
    >
      {hasFailed ? (
        <ErrorPanel sentence={workspaceMessages.unreadable} onRetry={() => void read()} />
      ) : (
        <>
          <OpenWorkspace workspace={workspace} standing={standing} />
          <Storage workspace={workspace} standing={standing} />
        </>
      )}
    </SettingsSection>
  );
}

interface PartProps {
  readonly workspace: WorkspacePort;
  readonly standing: WorkspaceStanding | null;
}

function OpenWorkspace({ workspace, standing }: PartProps) {
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const place = standing?.place ?? null;
  const managedBy = standing?.managedBy ?? null;

  function change() {
    setAsking(false);
    setFailed(false);
    workspace.change().catch(() => setFailed(true));
  }

  return (
    <>
      <SettingRow
        label="Open now"
        hint={
          <>
            <span className={styles.value}>
              {place === null ? <Skeleton width="12rem" /> : placeName(place)}
            </span>
            {managedBy === 'build' && <span>{workspaceMessages.built}</span>}
          </>
        }
        isManaged={managedBy === 'policy'}
        isWide
        isLoading={standing === null}
        problem={hasFailed ? workspaceMessages.failed : null}
      >
        {() =>
          managedBy === null && (
            <Button aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
              Change workspace…
            </Button>
          )
        }
      </SettingRow>
      {isAsking && place !== null && (
        <div className={styles.question}>
          <p>
            The chooser opens beside this window. As soon as you open another workspace there, this
            one’s windows close, downloads stop and you are signed out of it on this computer.
          </p>
          <p>{keptWords(place)}</p>
          <div className={styles.buttons}>
            <Button intent="primary" onClick={change}>
              Choose another workspace
            </Button>
            <Button onClick={() => setAsking(false)}>Stay here</Button>
          </div>
        </div>
      )}
    </>
  );
}

const keptWords = (place: WorkspacePlace): string =>
  place.kind === 'local'
    ? 'What you did in it stays in its folder, and is there when you come back.'
    : 'What you did in it stays on its server, and the settings of this app stay as they are.';

function Storage({ workspace, standing }: PartProps) {
  const { data } = useLocalData(workspace);
  const isLocal = standing?.place?.kind === 'local';
  if (standing === null || data === null || (data.bytes === 0 && !isLocal)) return null;
  return (
    <>
      <SettingRow
        label="Data on this computer"
        hint={
          <>
            <span className={styles.value}>{data.folder}</span>
            {!isLocal && 'Of “Try it on this computer”, from before. '}
            {!isLocal &&
              standing.managedBy === null &&
              'The chooser opens it again, or deletes it.'}
          </>
        }
      >
        {() => <span className={styles.size}>{formatBytes(data.bytes)}</span>}
      </SettingRow>
      {/* A page of another workspace has no say in it; the chooser has. */}
      {isLocal && (
        <div className={styles.danger}>
          <DeleteLocalData workspace={workspace} />
        </div>
      )}
    </>
  );
}
