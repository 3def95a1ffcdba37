import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import type { WorkspaceLocation, WorkspacePort, WorkspaceStatus } from '#shared/host.ts';
import { workspaceMessages } from '#shared/texts/workspace.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { SettingsSection } from '../../../ui/settings/SettingsSection.tsx';
import { ErrorPanel } from '../../../ui/state/ErrorPanel.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  DeleteLocalData,
  getWorkspaceName,
  useLocalData,
  useWorkspace,
} from '../workspace/index.ts';
import styles from './Desktop.module.css';

/** The open workspace, switching workspaces, and local data. */
export function WorkspaceSection() {
  const { workspace } = useHost();
  return workspace === null ? null : <Workspace workspace={workspace} />;
}

function Workspace({ workspace }: { readonly workspace: WorkspacePort }) {
  const { standing, hasFailed, read } = useWorkspace(workspace);
  return (
    <SettingsSection
      title="Workspace"
      description="Where your listings, deals, and documents are stored. You can open one at a time."
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
  readonly standing: WorkspaceStatus | null;
}

function OpenWorkspace({ workspace, standing }: PartProps) {
  const [isConfirming, setConfirming] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const place = standing?.place ?? null;
  const managedBy = standing?.managedBy ?? null;

  function change() {
    setConfirming(false);
    setFailed(false);
    workspace.change().catch(() => setFailed(true));
  }

  return (
    <>
      <SettingRow
        label="Current workspace"
        hint={
          <>
            <span className={styles.value}>
              {place === null ? <Skeleton width="12rem" /> : getWorkspaceName(place)}
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
            <Button aria-expanded={isConfirming} onClick={() => setConfirming(!isConfirming)}>
              Change workspace…
            </Button>
          )
        }
      </SettingRow>
      {isConfirming && place !== null && (
        <div className={styles.question}>
          <p>
            The workspace picker opens next to this window. When you open another workspace, these
            windows close, downloads stop, and you're signed out of this workspace on this computer.
          </p>
          <p>{describeKeptData(place)}</p>
          <div className={ui.wrap}>
            <Button intent="primary" onClick={change}>
              Choose another workspace
            </Button>
            <Button onClick={() => setConfirming(false)}>Stay here</Button>
          </div>
        </div>
      )}
    </>
  );
}

const describeKeptData = (place: WorkspaceLocation): string =>
  place.kind === 'local'
    ? 'Your work stays in its folder and is there when you come back.'
    : "Your work stays on its server. App settings don't change.";

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
            {!isLocal && 'From an earlier “Try it on this computer”. '}
            {!isLocal &&
              standing.managedBy === null &&
              'Open or delete it in the workspace picker.'}
          </>
        }
      >
        {() => <span className={styles.size}>{formatBytes(data.bytes)}</span>}
      </SettingRow>
      {/* Only the workspace picker can change another workspace, not a page. */}
      {isLocal && (
        <div className={styles.danger}>
          <DeleteLocalData workspace={workspace} />
        </div>
      )}
    </>
  );
}
