import { useState } from 'react';
import type { WorkspacePort, WorkspaceStatus } from '#shared/host.ts';
import { workspaceMessages } from '#shared/texts/workspace.ts';
import { BrandMark } from '../../../ui/brand/BrandMark.tsx';
import { LiveRegion } from '../../../ui/live/LiveRegion.tsx';
import { ErrorPanel } from '../../../ui/state/ErrorPanel.tsx';
import { LoadingScreen } from '../../../ui/state/LoadingScreen.tsx';
import styles from './Chooser.module.css';
import { HostedProjectForm } from './HostedProjectForm.tsx';
import { LocalWorkspaceOption } from './LocalWorkspaceOption.tsx';
import { useWorkspace } from './useWorkspace.ts';
import { WorkspaceChoices } from './WorkspaceChoices.tsx';
import { WorkspaceErrorPanel } from './WorkspaceErrorPanel.tsx';
import { WorkspaceLoadingPanel } from './WorkspaceLoadingPanel.tsx';

interface ChooserProps {
  readonly workspace: WorkspacePort;
}

/** Workspace chooser: fills the window until a workspace is open, then lets the user switch. */
export function WorkspaceChooserPage({ workspace }: ChooserProps) {
  const { standing, hasFailed, read } = useWorkspace(workspace);
  return (
    <>
      <header className={styles.brand}>
        <BrandMark />
        <span>Haven Exchange</span>
      </header>
      <main id="main" className={styles.page}>
        {standing !== null ? (
          <Stage workspace={workspace} standing={standing} />
        ) : hasFailed ? (
          <ErrorPanel sentence={workspaceMessages.unreadable} onRetry={() => void read()} />
        ) : (
          <LoadingScreen label="Loading…" />
        )}
      </main>
      <LiveRegion />
    </>
  );
}

function Stage({ workspace, standing }: ChooserProps & { readonly standing: WorkspaceStatus }) {
  const { state, place, failure, managedBy } = standing;
  /** The failure the user dismissed; a new one is shown again. */
  const [leftFailure, setLeftFailure] = useState<WorkspaceStatus | null>(null);

  if (state === 'opening' || state === 'leaving' || (state === 'open' && managedBy !== null)) {
    return <WorkspaceLoadingPanel chooser={workspace.chooser} standing={standing} />;
  }
  if (failure !== null && leftFailure !== standing) {
    return (
      <WorkspaceErrorPanel
        workspace={workspace}
        failure={failure}
        place={place}
        managedBy={managedBy}
        onElse={() => setLeftFailure(standing)}
      />
    );
  }
  return (
    <>
      <div className={styles.heading}>
        <h1>{state === 'open' ? 'Add a workspace' : 'Choose a workspace'}</h1>
        <p>
          A workspace holds your listings, deals, and documents, in your organization or on this
          computer. You can use several at once.
        </p>
      </div>
      <WorkspaceChoices workspace={workspace} />
      <div className={styles.ways}>
        <HostedProjectForm chooser={workspace.chooser} />
        <LocalWorkspaceOption
          workspace={workspace}
          isOpen={state === 'open' && place?.kind === 'local'}
        />
      </div>
    </>
  );
}
