import { useCallback, useEffect, useState } from 'react';
import { PENDING_UPDATES_POLL_MS } from '#shared/desktop/offline/limits.ts';
import { useAuth } from '../../../session/auth/index.ts';
import {
  listQueuedMutations,
  onOfflineQueueChange,
  type QueuedMutation,
} from '../../../workbench/data/offlineQueue.ts';

const NOTHING: readonly QueuedMutation[] = [];

/** The signed-in user's changes not yet accepted by the server, across tabs. */
export function usePendingChanges(): readonly QueuedMutation[] {
  const { session } = useAuth();
  const userId = session?.userId ?? null;
  const read = useCallback(
    () => (userId === null ? NOTHING : listQueuedMutations(userId)),
    [userId],
  );
  const [pending, setPending] = useState(read);
  useEffect(() => {
    const look = () => setPending((before) => sameOr(before, read()));
    look();
    if (userId === null) return;
    const stop = onOfflineQueueChange(userId, look);
    const timer = setInterval(look, PENDING_UPDATES_POLL_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [userId, read]);
  return pending;
}

/** Returns the previous list if nothing changed, to avoid a re-render. */
const sameOr = (
  before: readonly QueuedMutation[],
  now: readonly QueuedMutation[],
): readonly QueuedMutation[] => (JSON.stringify(before) === JSON.stringify(now) ? before : now);
