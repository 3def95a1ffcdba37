import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { WorkspacePlace, WorkspacePort, WorkspaceStanding } from '#shared/host.ts';
import { workspaceMessages } from '#shared/messages/workspace.ts';
import { BrandMark } from '../../kit/brand/BrandMark.tsx';
import { LiveRegion } from '../../kit/live/LiveRegion.tsx';
import { ErrorPanel } from '../../kit/state/ErrorPanel.tsx';
import { LoadingScreen } from '../../kit/state/LoadingScreen.tsx';
import styles from './Chooser.module.css';
import { LocalOffer } from './LocalOffer.tsx';
import { OpeningPanel } from './OpeningPanel.tsx';
import { ProjectForm } from './ProjectForm.tsx';
import { placeName } from './placeName.ts';
import { useWorkspace } from './useWorkspace.ts';
import { WorkspaceFailed } from './WorkspaceFailed.tsx';

interface ChooserProps {
  readonly workspace: WorkspacePort;
}

/** Where the data is: the whole window until one is open, and beside it when another is wanted. */
export function ChooserPage({ workspace }: ChooserProps) {
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

function Stage({ workspace, standing }: ChooserProps & { readonly standing: WorkspaceStanding }) {
  const { state, place, failure, managedBy } = standing;
  /** The failure that the person turned away from; a new one is shown again. */
  const [leftFailure, setLeftFailure] = useState<WorkspaceStanding | null>(null);

  if (state === 'opening' || state === 'leaving' || (state === 'open' && managedBy !== null)) {
    return <OpeningPanel chooser={workspace.chooser} standing={standing} />;
  }
  if (failure !== null && leftFailure !== standing) {
    return (
      <WorkspaceFailed
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
          A workspace is where your listings, deals and documents are kept: at your organisation, or
          on this computer. You can change it later.
        </p>
      </div>
      {state === 'open' && place !== null && (
        <OpenNow place={place} onKeep={() => void workspace.chooser.keep()} />
      )}
      <div className={styles.ways}>
        <ProjectForm chooser={workspace.chooser} />
        <LocalOffer workspace={workspace} isOpen={state === 'open' && place?.kind === 'local'} />
      </div>
    </>
  );
}

interface OpenNowProps {
  readonly place: WorkspacePlace;
  readonly onKeep: () => void;
}

/** What is open while another one is chosen, and the way back to it. */
function OpenNow({ place, onKeep }: OpenNowProps) {
  return (
    <aside className={styles.openNow} aria-label="Open now">
      <p>
        <strong>{placeName(place)}</strong> is open. Its windows close and you are signed out of it
        here when you open another one.
      </p>
      <Button onClick={onKeep}>Stay there</Button>
    </aside>
  );
}
