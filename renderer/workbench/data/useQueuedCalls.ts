import { useEffect, useState } from 'react';
import { useAuth } from '../../session/auth/index.ts';
import { listQueuedMutations, onOfflineQueueChange, type QueuedMutation } from './offlineQueue.ts';

const NONE: readonly QueuedMutation[] = [];

const listCalls = (userId: string | null, names: readonly string[]): readonly QueuedMutation[] =>
  userId === null
    ? NONE
    : listQueuedMutations(userId).filter(
        ({ what, kind }) => what === 'call' && names.includes(kind),
      );

/**
 * The user's queued calls of these names. `onSent` runs when fewer wait than before, to load what the server has now.
 * Both arguments must stay the same between renders.
 */
export function useQueuedCalls(
  names: readonly string[],
  onSent: () => void,
): readonly QueuedMutation[] {
  const userId = useAuth().session?.userId ?? null;
  const [calls, setCalls] = useState(() => listCalls(userId, names));
  useEffect(() => {
    if (userId === null) return;
    const countWaiting = (queued: readonly QueuedMutation[]) =>
      queued.filter(({ state }) => state === 'waiting').length;
    let before = listCalls(userId, names);
    const look = () => {
      const now = listCalls(userId, names);
      if (JSON.stringify(now) === JSON.stringify(before)) return;
      if (countWaiting(now) < countWaiting(before)) onSent();
      before = now;
      setCalls(now);
    };
    setCalls(before);
    return onOfflineQueueChange(userId, look);
  }, [userId, names, onSent]);
  return calls;
}
