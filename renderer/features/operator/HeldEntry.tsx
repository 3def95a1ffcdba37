import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useStore } from 'react-redux';
import { useAuth } from '../../session/auth/index.ts';
import type { AppStore } from '../../session/store.ts';
import { type QueuedMutation, writeQueuedMutation } from '../../workbench/data/offlineQueue.ts';
import { drainOfflineQueue } from '../../workbench/data/syncApi.ts';
import styles from './Operator.module.css';

interface HeldEntryProps {
  readonly entry: QueuedMutation;
  readonly mine: string;
  /** What the server has instead; null if nothing. */
  readonly onFile: string | null;
  /** Further actions on a conflict. */
  readonly actions?: ReactNode;
}

/** An entry made offline that the server refused: what was recorded here, what is on file, and the decision. */
export function HeldEntry({ entry, mine, onFile, actions }: HeldEntryProps) {
  const userId = useAuth().session?.userId ?? '';
  const store = useStore() as AppStore;
  const discard = () => void writeQueuedMutation(userId, entry.id, null);
  async function retry() {
    await writeQueuedMutation(userId, entry.id, { ...entry, state: 'waiting', reason: null });
    await drainOfflineQueue(store, userId).catch(() => undefined);
  }
  return (
    <li className={styles.held}>
      <strong>{entry.name}</strong>
      <p>{entry.reason}</p>
      <dl>
        <div>
          <dt>Recorded here</dt>
          <dd>{mine}</dd>
        </div>
        <div>
          <dt>On file</dt>
          <dd>{onFile ?? 'Nothing'}</dd>
        </div>
      </dl>
      <div className={styles.heldActions}>
        {onFile === null ? (
          <>
            <Button intent="primary" onClick={() => void retry()}>
              Try again
            </Button>
            <Button variant="minimal" onClick={discard}>
              Discard entry
            </Button>
          </>
        ) : (
          <Button intent="primary" onClick={discard}>
            Keep what’s on file
          </Button>
        )}
        {actions}
      </div>
    </li>
  );
}

/** The entries that need a decision. */
export function HeldEntries({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-label="Entries that need your decision" className={styles.heldList}>
      <h2>Needs your decision</h2>
      <ul>{children}</ul>
    </section>
  );
}
