import type { Checklist } from './complianceShapes.ts';

/** Options of a select: the operator's checklists, then that of the state, those of any state, and the others. */
export const toChecklistOptions = (checklists: readonly Checklist[]) =>
  checklists
    .filter(({ archived_at }) => archived_at === null)
    .toSorted(
      (a, b) =>
        Number(b.is_own) - Number(a.is_own) ||
        Number(b.fits) - Number(a.fits) ||
        (a.fits ? Number(b.is_of_state) - Number(a.is_of_state) : 0),
    )
    .map(
      ({ code, name, items, fits }) =>
        [
          code,
          `${name} (${countItems(items)})${fits ? '' : ', other care type or state'}`,
        ] as const,
    );

/** "1 item", "12 items". */
export const countItems = (count: number): string => (count === 1 ? '1 item' : `${count} items`);
