import { Button } from '@blueprintjs/core';
import { Refresh } from '@blueprintjs/icons';
import { useState } from 'react';
import type { WorkspaceLocation, WorkspacePort, WorkspaceStatus } from '#shared/host.ts';
import { workspaceFailures, workspaceMessages } from '#shared/texts/workspace.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Chooser.module.css';
import { DeleteLocalData } from './DeleteLocalData.tsx';

interface WorkspaceFailedProps {
  readonly workspace: WorkspacePort;
  readonly failure: NonNullable<WorkspaceStatus['failure']>;
  readonly place: WorkspaceLocation | null;
  readonly managedBy: WorkspaceStatus['managedBy'];
  readonly onElse: () => void;
}

/** Shows why a workspace didn't open and what to do. */
export function WorkspaceErrorPanel(props: WorkspaceFailedProps) {
  const { workspace, failure, place, managedBy, onElse } = props;
  const [hasFailed, setFailed] = useState(false);
  const { title, description } = workspaceFailures[failure];
  // Data that no release can read can only be deleted.
  const mayDelete = failure === 'migration' && place?.kind === 'local';
  return (
    <div className={styles.stage}>
      <div role="alert" className={styles.heading}>
        <h1>{title}</h1>
        <p>{description}</p>
        {managedBy === 'policy' && <p>{workspaceMessages.managed}</p>}
        {hasFailed && <p>{workspaceMessages.failed}</p>}
      </div>
      <div className={ui.actions}>
        <Button
          intent="primary"
          icon={<Refresh />}
          onClick={() => {
            setFailed(false);
            workspace.chooser.retry().catch(() => setFailed(true));
          }}
        >
          Try Again
        </Button>
        {managedBy === null && <Button onClick={onElse}>Choose another workspace</Button>}
        {mayDelete && <DeleteLocalData workspace={workspace} />}
      </div>
    </div>
  );
}
