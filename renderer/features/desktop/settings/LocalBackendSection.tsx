import { Button } from '@blueprintjs/core';
import { useCallback, useEffect, useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatDateTime } from '#shared/format/date.ts';
import type { BackupOutcome, LocalBackendStatus, WorkspacePort } from '#shared/host.ts';
import { backupMessages, localBackendStates, restoreMessages } from '#shared/texts/localBackend.ts';
import { workspaceMessages } from '#shared/texts/workspace.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { SettingRow } from '../../../ui/settings/SettingRow.tsx';
import { SettingsSection } from '../../../ui/settings/SettingsSection.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useWorkspace } from '../workspace/index.ts';
import styles from './Desktop.module.css';

/** State, logs and backups of the backend on this computer; shown only in its own workspace. */
export function LocalBackendSection() {
  const { workspace } = useHost();
  return workspace === null ? null : <IfLocal workspace={workspace} />;
}

interface PartProps {
  readonly workspace: WorkspacePort;
}

function IfLocal({ workspace }: PartProps) {
  const { standing } = useWorkspace(workspace);
  return standing?.place?.kind === 'local' ? <LocalBackend workspace={workspace} /> : null;
}

function LocalBackend({ workspace: { localBackend } }: PartProps) {
  const { diagnostics } = useHost();
  const [status, setStatus] = useState<LocalBackendStatus | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [working, setWorking] = useState<string | null>(null);
  const read = useCallback(async () => {
    await localBackend.status().then(setStatus, () => setProblem(workspaceMessages.failed));
  }, [localBackend]);
  useEffect(() => void read(), [read]);

  /** Runs one task at a time and shows its outcome. */
  async function run(
    name: string,
    messages: typeof backupMessages,
    work: () => Promise<BackupOutcome>,
  ) {
    setWorking(name);
    setProblem(null);
    setDone(null);
    try {
      const outcome = await work();
      if (outcome === 'done') setDone(messages.done);
      else if (outcome !== 'cancelled') setProblem(messages[outcome]);
    } catch {
      setProblem(workspaceMessages.failed);
    }
    setWorking(null);
    await read();
  }

  return (
    <SettingsSection
      title="Backend on this computer"
      description="Backed up daily while it runs. The newest seven backups are kept."
    >
      {status === null ? (
        <Skeleton width="12rem" />
      ) : (
        <>
          <SettingRow label="State" hint={describeState(status)}>
            {() =>
              diagnostics !== null && (
                <Button onClick={() => void diagnostics.showLog()}>Show log</Button>
              )
            }
          </SettingRow>
          <SettingRow
            label="Backups"
            isWide
            hint={
              <>
                <span className={styles.value}>{status.folder}</span>
                <span role="status">{done}</span>
              </>
            }
            problem={problem}
          >
            {() => (
              <>
                <Button onClick={() => void localBackend.showBackups()}>Show folder</Button>
                <Button
                  loading={working === 'backup'}
                  disabled={working !== null}
                  onClick={() => void run('backup', backupMessages, localBackend.backUp)}
                >
                  Back up now
                </Button>
              </>
            )}
          </SettingRow>
          {status.backups.map(({ name, bytes, at }) => (
            <SettingRow key={name} label={formatDateTime(at)} hint={formatBytes(bytes)}>
              {(control) => (
                <Button
                  aria-describedby={control['aria-labelledby']}
                  loading={working === name}
                  disabled={working !== null}
                  onClick={() => void run(name, restoreMessages, () => localBackend.restore(name))}
                >
                  Restore…
                </Button>
              )}
            </SettingRow>
          ))}
          <MoveToServer newest={status.backups[0]?.name} />
        </>
      )}
    </SettingsSection>
  );
}

interface MoveToServerProps {
  readonly newest: string | undefined;
}

/** How the newest backup is restored on a server. */
function MoveToServer({ newest }: MoveToServerProps) {
  const command = `npm run restore -- ${newest}`;
  if (newest === undefined) {
    return (
      <SettingRow label="Move to a server" hint="Back up first.">
        {() => null}
      </SettingRow>
    );
  }
  return (
    <SettingRow
      label="Move to a server"
      isWide
      hint={
        <>
          Copy the newest backup to a server with Haven Exchange and run this there. It replaces the
          accounts, data, and files on the server. People keep their passwords.
          <code className={styles.command}>{command}</code>
        </>
      }
    >
      {() => (
        <Button onClick={() => void navigator.clipboard.writeText(command)}>Copy command</Button>
      )}
    </SettingRow>
  );
}

function describeState({ state, port, restarts }: LocalBackendStatus): string {
  const where = port === null ? '' : ` on port ${port}`;
  const crashes = restarts === 0 ? '' : ` · restarted after a crash (${restarts})`;
  return `${localBackendStates[state]}${where}${crashes}`;
}
