import { useCallback, useEffect, useState } from 'react';
import { PENDING_UPDATES_POLL_MS } from '#shared/offline/limits.ts';
import { onWaiting, readWaiting, type Waiting } from '../../core/records/waiting.ts';
import { useAuth } from '../../core/session/index.ts';

const NOTHING: readonly Waiting[] = [];

/** The signed-in user's changes not yet accepted by the server, across tabs. */
export function useWaiting(): readonly Waiting[] {
  const { session } = useAuth();
  const userId = session?.userId ?? null;
  const read = useCallback(() => (userId === null ? NOTHING : readWaiting(userId)), [userId]);
  const [waiting, setWaiting] = useState(read);
  useEffect(() => {
    const look = () => setWaiting((before) => sameOr(before, read()));
    look();
    if (userId === null) return;
    const stop = onWaiting(userId, look);
    const timer = setInterval(look, PENDING_UPDATES_POLL_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [userId, read]);
  return waiting;
}

/** Returns the previous list if nothing changed, to avoid a re-render. */
const sameOr = (before: readonly Waiting[], now: readonly Waiting[]): readonly Waiting[] =>
  JSON.stringify(before) === JSON.stringify(now) ? before : now;
