import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { WorkspacePort, WorkspaceStanding } from '#shared/host.ts';
import { workspaceMessages } from '#shared/messages/workspace.ts';
import styles from './Chooser.module.css';
import { placeName } from './placeName.ts';

interface OpeningPanelProps extends Pick<WorkspacePort, 'chooser'> {
  readonly standing: WorkspaceStanding;
}

/** While a workspace opens; the one on this computer takes its time, and can be given up. */
export function OpeningPanel({
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
            ? 'Closing the workspace'
            : isLocal
              ? 'Starting your workspace'
              : `Opening ${placeName(place)}`}
        </h1>
        {state === 'opening' && isLocal && (
          <p>
            Its database starts on this computer. The first time this takes about a minute, later a
            few seconds.
          </p>
        )}
        {managedBy === 'policy' && <p>{workspaceMessages.managed}</p>}
        {managedBy === 'build' && <p>{workspaceMessages.built}</p>}
      </div>
      <div className={styles.progress} aria-hidden="true" />
      {state === 'opening' && isLocal && (
        <Button disabled={isCancelling} onClick={() => void cancel()}>
          {isCancelling ? 'Cancelling…' : 'Cancel'}
        </Button>
      )}
    </div>
  );
}
