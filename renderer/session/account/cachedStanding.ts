import type { AccessContext } from '#shared/access/access.ts';
import { readPersistedEntry, writePersisted } from '../persisted/persisted.ts';

const CACHE_KEY = 'standing';

/** Stores the access data so that menus can be rendered while the server is unreachable. */
export function cacheAccessContext(userId: string, accessContext: AccessContext): void {
  writePersisted(userId, CACHE_KEY, accessContext);
}

/** Access data last seen in this browser. For rendering menus only: the gate and the server check again. */
export function getCachedAccessContext(userId: string): AccessContext | null {
  const cached = readPersistedEntry(userId, CACHE_KEY);
  const isAccessContext =
    typeof cached === 'object' &&
    cached !== null &&
    'roles' in cached &&
    Array.isArray(cached.roles) &&
    'approval' in cached;
  return isAccessContext ? (cached as AccessContext) : null;
}
