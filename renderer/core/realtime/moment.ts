import type { Asked } from '../api/supabaseQuery.ts';

/** `clock.milliseconds`: two moments can be compared where they are of one clock. */
function compare(a: string, b: string): number | undefined {
  const [clockOfA, atA] = a.split('.');
  const [clockOfB, atB] = b.split('.');
  return clockOfA === clockOfB ? Number(atA) - Number(atB) : undefined;
}

export const isSinceThen = (moment: string | undefined, then: string | undefined): boolean =>
  moment !== undefined && then !== undefined && (compare(moment, then) ?? -1) >= 0;

/** The earliest moment of those that are of the clock of the first one. */
export function earliestOf(asked: Iterable<Asked | undefined>): string | undefined {
  let earliest: string | undefined;
  for (const one of asked) {
    if (one?.moment === undefined) continue;
    if (earliest === undefined || (compare(one.moment, earliest) ?? 0) < 0) earliest = one.moment;
  }
  return earliest;
}
