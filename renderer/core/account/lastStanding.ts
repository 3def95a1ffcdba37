import type { Standing } from '#shared/access/access.ts';
import { readOneKept, writeKept } from '../kept/kept.ts';

const KEPT = 'standing';

/** Stores the access data so that menus can be rendered while the server is unreachable. */
export function keepStanding(userId: string, standing: Standing): void {
  writeKept(userId, KEPT, standing);
}

/** Access data last seen in this browser. For rendering menus only: the gate and the server check again. */
export function lastStanding(userId: string): Standing | null {
  const kept = readOneKept(userId, KEPT);
  const isStanding =
    typeof kept === 'object' &&
    kept !== null &&
    'roles' in kept &&
    Array.isArray(kept.roles) &&
    'approval' in kept;
  return isStanding ? (kept as Standing) : null;
}
