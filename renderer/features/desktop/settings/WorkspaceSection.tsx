import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatNumber } from '#shared/format/number.ts';
import type {
  WorkspaceItem,
  WorkspaceLocation,
  WorkspacePort,
  WorkspaceStatus,
} from '#shared/host.ts';
import { workspaceMessages } from '#shared/texts/workspace.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { SettingsSection } from '../../../ui/settings/SettingsSection.tsx';
import { ErrorPanel } from '../../../ui/state/ErrorPanel.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import {
  DeleteLocalData,
  useLocalData,
  useWorkspace,
  useWorkspaceList,
} from '../workspace/index.ts';
import styles from './Desktop.module.css';

/** The list of workspaces and local data. */
export function WorkspaceSection() {
  const { workspace } = useHost();
  return workspace === null ? null : <Workspace workspace={workspace} />;
}

function Workspace({ workspace }: { readonly workspace: WorkspacePort }) {
  const { standing, hasFailed, read } = useWorkspace(workspace);
  return (
    <SettingsSection
      title="Workspaces"
      description="Several can be open at once, each with its own sign-in, windows, and notifications."
    >
      {hasFailed ? (
        <ErrorPanel sentence={workspaceMessages.unreadable} onRetry={() => void read()} />
      ) : (
        <>
          <WorkspaceList workspace={workspace} standing={standing} />
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

/** The switcher: every workspace with its unread count. This page's own one can be removed. */
function WorkspaceList({ workspace, standing }: PartProps) {
  const { platform } = useHost();
  const items = useWorkspaceList(workspace);
  const [isConfirming, setConfirming] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const managedBy = standing?.managedBy ?? null;
  const own = items?.find(({ isInFront }) => isInFront);

  function run(work: Promise<unknown>) {
    setProblem(null);
    work.catch(() => setProblem(workspaceMessages.failed));
  }
  async function remove(id: string) {
    setConfirming(false);
    const outcome = await workspace.remove(id);
    if (outcome === 'not-cleared') setProblem(workspaceMessages.notCleared);
  }

  if (items === null || standing === null) return <Skeleton width="12rem" />;
  return (
    <>
      {items.map((item, index) => (
        <SettingRow
          key={item.id}
          label={item.label}
          hint={
            item.isInFront && managedBy === 'build'
              ? workspaceMessages.built
              : describeItem(item, `${platform.isApple ? '⌘' : 'Ctrl+'}${index + 1}`)
          }
          isManaged={managedBy === 'policy'}
          problem={item.isInFront ? problem : null}
        >
          {(control) =>
            item.isInFront ? (
              managedBy === null && (
                <Button
                  aria-describedby={control['aria-describedby']}
                  aria-expanded={isConfirming}
                  onClick={() => setConfirming(!isConfirming)}
                >
                  Remove…
                </Button>
              )
            ) : (
              <>
                {item.unread > 0 && (
                  <Tag round intent="primary" aria-hidden="true">
                    {formatNumber(item.unread)}
                  </Tag>
                )}
                <Button
                  aria-label={`Open ${item.label}`}
                  aria-describedby={control['aria-describedby']}
                  onClick={() => run(workspace.switchTo(item.id))}
                >
                  Open
                </Button>
              </>
            )
          }
        </SettingRow>
      ))}
      {isConfirming && own !== undefined && (
        <div className={styles.question}>
          <p>
            You’ll be signed out of {own.label} on this computer, and what it stored here is
            deleted. Downloads stop and its windows close. {describeKeptData(own.place)}
          </p>
          <div className={ui.wrap}>
            <Button intent="danger" onClick={() => run(remove(own.id))}>
              Remove workspace
            </Button>
            <Button onClick={() => setConfirming(false)}>Cancel</Button>
          </div>
        </div>
      )}
      {managedBy === null && (
        <div className={`${ui.wrap} ${styles.more}`}>
          <Button onClick={() => run(workspace.change())}>Add workspace…</Button>
          <Button onClick={() => run(workspace.addAccount())}>Add another account</Button>
        </div>
      )}
    </>
  );
}

function describeItem({ isInFront, isSignedIn, unread }: WorkspaceItem, keys: string): string {
  const state = isInFront ? 'Open in this window' : isSignedIn ? 'Signed in' : 'Signed out';
  const count = unread > 0 ? ` · ${formatNumber(unread)} unread` : '';
  return `${state}${count} · ${keys}`;
}

const describeKeptData = (place: WorkspaceLocation): string =>
  place.kind === 'local'
    ? 'Your work stays in its folder.'
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
