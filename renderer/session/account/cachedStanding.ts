import type { AccessContext } from '#shared/access/access.ts';
import { readPersistedEntry, writePersisted } from '../persisted/persisted.ts';

const KEPT = 'standing';

/** Stores the access data so that menus can be rendered while the server is unreachable. */
export function cacheStanding(userId: string, standing: AccessContext): void {
  writePersisted(userId, KEPT, standing);
}

/** Access data last seen in this browser. For rendering menus only: the gate and the server check again. */
export function getCachedStanding(userId: string): AccessContext | null {
  const kept = readPersistedEntry(userId, KEPT);
  const isStanding =
    typeof kept === 'object' &&
    kept !== null &&
    'roles' in kept &&
    Array.isArray(kept.roles) &&
    'approval' in kept;
  return isStanding ? (kept as AccessContext) : null;
}
