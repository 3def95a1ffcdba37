import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { WorkspacePort, WorkspaceStatus } from '#shared/host.ts';
import { workspaceMessages } from '#shared/texts/workspace.ts';
import styles from './Chooser.module.css';
import { getWorkspaceName } from './workspaceName.ts';

interface OpeningPanelProps extends Pick<WorkspacePort, 'chooser'> {
  readonly standing: WorkspaceStatus;
}

/** Progress while a workspace opens. The local one takes a while and can be canceled. */
export function WorkspaceLoadingPanel({
  chooser,
  standing: { state, place, managedBy },
}: OpeningPanelProps) {
  const [isCancelling, setCancelling] = useState(false);
  const isLocal = place?.kind === 'local';

  async function cancel() {
    setCancelling(true);
    await chooser.cancel().catch(() => undefined);
    setCancelling(false);
  }

  return (
    <div className={styles.stage}>
      <div role="status" className={styles.heading}>
        <h1>
          {state === 'leaving' || place === null
            ? 'Closing workspace…'
            : isLocal
              ? 'Starting your workspace…'
              : `Opening ${getWorkspaceName(place)}…`}
        </h1>
        {state === 'opening' && isLocal && (
          <p>
            The database is starting on this computer. The first time takes about a minute, later a
            few seconds.
          </p>
        )}
        {managedBy === 'policy' && <p>{workspaceMessages.managed}</p>}
        {managedBy === 'build' && <p>{workspaceMessages.built}</p>}
      </div>
      <div className={styles.progress} aria-hidden="true" />
      {state === 'opening' && isLocal && (
        <Button disabled={isCancelling} onClick={() => void cancel()}>
          {isCancelling ? 'Canceling…' : 'Cancel'}
        </Button>
      )}
    </div>
  );
}
