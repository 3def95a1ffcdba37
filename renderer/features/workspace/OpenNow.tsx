import { Button } from '@blueprintjs/core';
import type { WorkspacePlace } from '#shared/host.ts';
import styles from './Chooser.module.css';
import { placeName } from './placeName.ts';

interface OpenNowProps {
  readonly place: WorkspacePlace;
  readonly onKeep: () => void;
}

/** What is open while another one is chosen, and the way back to it. */
export function OpenNow({ place, onKeep }: OpenNowProps) {
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
