import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { onUserStorageCleared, useAuth } from '../../../session/auth/index.ts';
import { readPersistedEntry, writePersisted } from '../../../session/persisted/persisted.ts';
import * as s from '../../../ui/shape/shape.ts';

const isActing = s.object({ id: s.text, name: s.text, ends_at: s.text });
/** Whose turn it is on this device. The server checks it with each entry. */
export type Acting = s.ShapeOf<typeof isActing>;

const listeners = new Set<() => void>();
const placeOf = (communityId: string): string => `acting:${communityId}`;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  const stop = onUserStorageCleared(listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
    stop();
  };
}

let last: Acting | null = null;
/** Returns the same object while nothing changed. */
function read(userId: string, communityId: string): Acting | null {
  const found = readPersistedEntry(userId, placeOf(communityId));
  const acting = isActing(found) && Date.parse(found.ends_at) > Date.now() ? found : null;
  if (acting?.id !== last?.id) last = acting;
  return last;
}

/** The person whose turn it is on this device in a community; null if entries are the signed-in user's own. */
export function useActingIn(
  communityId: string,
): readonly [Acting | null, (next: Acting | null) => void] {
  const userId = useAuth().session?.userId ?? '';
  const acting = useSyncExternalStore(
    subscribe,
    () => read(userId, communityId),
    () => null,
  );
  const set = useCallback(
    (next: Acting | null) => {
      writePersisted(userId, placeOf(communityId), next);
      for (const listener of listeners) listener();
    },
    [userId, communityId],
  );
  return [acting, set];
}

/** The turn in the community of a screen. */
export const ActingContext = createContext<Acting | null>(null);
export const useActing = (): Acting | null => useContext(ActingContext);
