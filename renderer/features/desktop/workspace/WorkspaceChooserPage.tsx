import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { WorkspaceLocation, WorkspacePort, WorkspaceStatus } from '#shared/host.ts';
import { workspaceMessages } from '#shared/texts/workspace.ts';
import { BrandMark } from '../../../ui/brand/BrandMark.tsx';
import { LiveRegion } from '../../../ui/live/LiveRegion.tsx';
import { ErrorPanel } from '../../../ui/state/ErrorPanel.tsx';
import { LoadingScreen } from '../../../ui/state/LoadingScreen.tsx';
import styles from './Chooser.module.css';
import { HostedProjectForm } from './HostedProjectForm.tsx';
import { LocalWorkspaceOption } from './LocalWorkspaceOption.tsx';
import { useWorkspace } from './useWorkspace.ts';
import { WorkspaceErrorPanel } from './WorkspaceErrorPanel.tsx';
import { WorkspaceLoadingPanel } from './WorkspaceLoadingPanel.tsx';
import { getWorkspaceName } from './workspaceName.ts';

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
        <h1>Choose a workspace</h1>
        <p>
          A workspace holds your listings, deals, and documents, in your organization or on this
          computer.
        </p>
      </div>
      {state === 'open' && place !== null && (
        <OpenNow place={place} onKeep={() => void workspace.chooser.keep()} />
      )}
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

interface OpenNowProps {
  readonly place: WorkspaceLocation;
  readonly onKeep: () => void;
}

/** Shows the open workspace and a way back to it. */
function OpenNow({ place, onKeep }: OpenNowProps) {
  return (
    <aside className={styles.openNow} aria-label="Open now">
      <p>
        <strong>{getWorkspaceName(place)}</strong> is open. Opening another workspace closes its
        windows and signs you out of it here.
      </p>
      <Button onClick={onKeep}>Stay in this workspace</Button>
    </aside>
  );
}
