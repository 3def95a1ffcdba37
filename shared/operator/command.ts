import { roundDecimal } from '../format/number.ts';
import type { Choice } from '../records/choice.ts';

/** Figures of one part of a board, by name. Times are ISO strings. */
export type BoardFigures = Readonly<Record<string, number | string | null>>;

/** Parts of a board; one is missing without the position that reads it, and null until it is computed. */
export type BoardParts = Readonly<Record<string, BoardFigures | null>>;

/** Returns a figure of a board; null if the reader has no access to it or it isn't computed yet. */
export function getFigure(parts: BoardParts, part: string, name: string): number | null {
  const value = parts[part]?.[name];
  return typeof value === 'number' ? value : null;
}

/** Sums a figure over the boards that have it; null if none has. */
export function sumFigure(
  boards: readonly { readonly parts: BoardParts }[],
  part: string,
  name: string,
): number | null {
  const values = boards
    .map(({ parts }) => getFigure(parts, part, name))
    .filter((value) => value !== null);
  return values.length === 0
    ? null
    : roundDecimal(
        values.reduce((sum, one) => sum + one, 0),
        2,
      );
}

/** Percent of available units; null without units. */
export const occupancyOf = (units: number | null, available: number | null): number | null =>
  units === null || available === null || available === 0 ? null : (units / available) * 100;

/** Returns the earliest deadline of a state report over all boards. */
export function getNextReport(boards: readonly { readonly parts: BoardParts }[]): string | null {
  const times = boards
    .map(({ parts }) => parts.incidents?.next_due_at)
    .filter((value): value is string => typeof value === 'string');
  return times.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}

export const FEED_AREAS: readonly Choice[] = [
  { value: 'moves', label: 'Moves' },
  { value: 'prospects', label: 'Prospects' },
  { value: 'staffing', label: 'Staff' },
  { value: 'incidents', label: 'Incidents' },
  { value: 'medications', label: 'Medications' },
  { value: 'work_orders', label: 'Work orders' },
  { value: 'emergency', label: 'Emergency' },
  { value: 'alerts', label: 'Alerts' },
];

/** Titles of events that have no list of their own. */
export const FEED_EVENTS: readonly Choice[] = [
  { value: 'clocked_in', label: 'Clocked in' },
  { value: 'clocked_out', label: 'Clocked out' },
  { value: 'reported', label: 'Incident reported' },
  { value: 'dose_refused', label: 'Dose refused' },
  { value: 'dose_held', label: 'Dose held' },
  { value: 'dose_leave', label: 'Dose during leave' },
  { value: 'dose_not_available', label: 'Drug not available' },
  { value: 'requested', label: 'Work order requested' },
  { value: 'state', label: 'Work order updated' },
  { value: 'assigned', label: 'Work order assigned' },
  { value: 'accepted', label: 'Work order accepted' },
  { value: 'refused', label: 'Work order declined by the vendor' },
  { value: 'changed', label: 'Work order changed' },
  { value: 'note', label: 'Note on a work order' },
  { value: 'line', label: 'Cost added to a work order' },
  { value: 'line_removed', label: 'Cost removed from a work order' },
  { value: 'photo', label: 'Photo on a work order' },
  { value: 'started', label: 'Drill or event started' },
  { value: 'raised', label: 'Alert raised' },
  { value: 'escalated', label: 'Alert escalated' },
  { value: 'acknowledged', label: 'Alert acknowledged' },
  { value: 'resolved', label: 'Alert resolved' },
];

export const SHIFTS: readonly Choice[] = [
  { value: 'day', label: 'Day shift' },
  { value: 'evening', label: 'Evening shift' },
  { value: 'night', label: 'Night shift' },
];

export const MOVE_KINDS: readonly Choice[] = [
  { value: 'moved_in', label: 'Moved in' },
  { value: 'moved_out', label: 'Moved out' },
  { value: 'planned_in', label: 'Planned move-in' },
  { value: 'planned_out', label: 'Notice given' },
];
