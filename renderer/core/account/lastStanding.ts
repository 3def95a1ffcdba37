import type { Standing } from '#shared/access/access.ts';
import { readOneKept, writeKept } from '../kept/kept.ts';

const KEPT = 'standing';

/** Stores what the person may open, so that the menus can be drawn while the server does not answer. */
export function keepStanding(userId: string, standing: Standing): void {
  writeKept(userId, KEPT, standing);
}

/** The standing last seen in this browser. It draws menus and nothing else: the gate and the server ask anew. */
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
