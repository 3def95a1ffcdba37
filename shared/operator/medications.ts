import { toLocalTime } from '../format/zonedTime.ts';
import type { Choice } from '../records/choice.ts';
import { toLocalDay } from './census.ts';
import { labelOf } from './residents.ts';

export const ROUTES_OF_DRUGS: readonly Choice[] = [
  { value: 'oral', label: 'By mouth' },
  { value: 'sublingual', label: 'Under the tongue' },
  { value: 'topical', label: 'On the skin' },
  { value: 'transdermal', label: 'Patch' },
  { value: 'eye', label: 'Eye' },
  { value: 'ear', label: 'Ear' },
  { value: 'nasal', label: 'Nose' },
  { value: 'inhaled', label: 'Inhaled' },
  { value: 'injection', label: 'Injection' },
  { value: 'rectal', label: 'Rectal' },
  { value: 'tube', label: 'Feeding tube' },
  { value: 'other', label: 'Other' },
];

/** Schedules with the times and days they start with; an order can change the times. */
export const DOSE_SCHEDULES: readonly (Choice & {
  readonly times: readonly string[];
  readonly everyDays?: number;
})[] = [
  { value: 'daily', label: 'Daily', times: ['08:00'] },
  { value: 'bid', label: 'Twice a day (BID)', times: ['08:00', '20:00'] },
  { value: 'tid', label: 'Three times a day (TID)', times: ['08:00', '14:00', '20:00'] },
  { value: 'qid', label: 'Four times a day (QID)', times: ['08:00', '12:00', '16:00', '20:00'] },
  { value: 'qhs', label: 'At bedtime (QHS)', times: ['21:00'] },
  {
    value: 'q4h',
    label: 'Every 4 hours',
    times: ['00:00', '04:00', '08:00', '12:00', '16:00', '20:00'],
  },
  { value: 'q6h', label: 'Every 6 hours', times: ['00:00', '06:00', '12:00', '18:00'] },
  { value: 'q8h', label: 'Every 8 hours', times: ['06:00', '14:00', '22:00'] },
  { value: 'ac', label: 'Before meals (AC)', times: ['07:30', '11:30', '16:30'] },
  { value: 'pc', label: 'After meals (PC)', times: ['09:00', '13:00', '18:00'] },
  { value: 'alternating', label: 'Every other day', times: ['08:00'], everyDays: 2 },
  { value: 'weekly', label: 'Weekly', times: ['08:00'], everyDays: 7 },
  { value: 'custom', label: 'Other times', times: ['08:00'] },
  { value: 'prn', label: 'As needed (PRN)', times: [] },
];

/** What can be recorded for a dose, with its code on the month grid. */
export const DOSE_STATUSES: readonly (Choice & { readonly code: string })[] = [
  { value: 'given', label: 'Given', code: '' },
  { value: 'refused', label: 'Refused', code: 'R' },
  { value: 'held', label: 'Held', code: 'H' },
  { value: 'leave', label: 'On leave', code: 'L' },
  { value: 'not_available', label: 'Not available', code: 'N' },
];

export const DOSE_EFFECTS: readonly Choice[] = [
  { value: 'effective', label: 'Effective' },
  { value: 'partly', label: 'Partly effective' },
  { value: 'not_effective', label: 'Not effective' },
];

const MISSED_MS = 4 * 3_600_000;

/** States of a dose that is due, in the order of the medication pass. */
export const SLOT_STATES: readonly Choice[] = [
  { value: 'missed', label: 'Missed' },
  { value: 'late', label: 'Late' },
  { value: 'due', label: 'Due now' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'recorded', label: 'Recorded' },
];

export type SlotState = 'missed' | 'late' | 'due' | 'upcoming' | 'recorded';

/** Returns the state of a dose that isn't recorded, as `get_medication_pass` does. */
export function getSlotState(dueAt: string, windowMinutes: number, now: number): SlotState {
  const minutesLate = (now - Date.parse(dueAt)) / 60_000;
  if (minutesLate < -windowMinutes) return 'upcoming';
  if (minutesLate <= windowMinutes) return 'due';
  return minutesLate <= MISSED_MS / 60_000 ? 'late' : 'missed';
}

/** Parses times such as "8:00, 20:00" into "08:00" and "20:00"; undefined if one is wrong. */
export function parseTimes(typed: string): readonly string[] | undefined {
  const times = typed
    .split(/[\s,;]+/)
    .filter((one) => one !== '')
    .map((one) => /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(one));
  if (times.length === 0 || times.length > 12 || times.some((one) => one === null)) {
    return undefined;
  }
  return [...new Set(times.map((one) => `${one?.[1]?.padStart(2, '0')}:${one?.[2]}`))].toSorted();
}

export const initialsOf = (name: string): string =>
  name
    .split(/[\s@.]+/)
    .filter((part) => part !== '')
    .slice(0, 3)
    .map((part) => part[0]?.toUpperCase())
    .join('');

/** Initials by name; the same ones get a number. */
export function listInitials(names: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const name of new Set(names)) {
    const initials = initialsOf(name);
    const count = (counts.get(initials) ?? 0) + 1;
    counts.set(initials, count);
    found.set(name, count === 1 ? initials : `${initials}${count}`);
  }
  return found;
}

export interface ScheduledOrder {
  readonly schedule: string;
  readonly times: readonly string[];
  readonly every_days: number;
  readonly is_prn: boolean;
  readonly prn_reason: string | null;
}

/** When an order is given: "Twice a day (BID): 08:00, 20:00". */
export function describeSchedule(order: ScheduledOrder): string {
  if (order.is_prn) return `As needed for ${order.prn_reason}`;
  const days = order.every_days === 1 ? '' : `, every ${order.every_days} days`;
  return `${labelOf(DOSE_SCHEDULES, order.schedule)}: ${order.times.join(', ')}${days}`;
}

interface GridSlot {
  readonly order_id: string;
  readonly due_at: string;
}
interface GridDose {
  readonly order_id: string;
  readonly due_at: string | null;
  readonly at: string;
  readonly struck_at: string | null;
}
export interface GridCell<Dose> {
  readonly isDue: boolean;
  /** True if nothing was recorded more than four hours after it was due. */
  readonly isMissed: boolean;
  readonly doses: readonly Dose[];
}

/**
 * Returns the month grid of an order: a row per time of day, or one without a time for doses as needed, and in it the
 * cells by day of the month. Entries in error are in the cells too.
 */
export function buildMedicationGrid<Dose extends GridDose>(
  order: { readonly id: string },
  slots: readonly GridSlot[],
  doses: readonly Dose[],
  zone: string,
  now: number,
): readonly { readonly time: string; readonly cells: ReadonlyMap<number, GridCell<Dose>> }[] {
  const clockOf = (moment: string) => toLocalTime(Date.parse(moment), zone).slice(11);
  const rows = new Map<string, Map<number, GridCell<Dose>>>();
  const cellsOf = (time: string) => {
    const found = rows.get(time) ?? new Map<number, GridCell<Dose>>();
    rows.set(time, found);
    return found;
  };
  const dayOf = (moment: string) => Number(toLocalDay(Date.parse(moment), zone).slice(8));
  for (const { order_id, due_at } of slots) {
    if (order_id !== order.id) continue;
    cellsOf(clockOf(due_at)).set(dayOf(due_at), {
      isDue: true,
      isMissed: Date.parse(due_at) + MISSED_MS < now,
      doses: [],
    });
  }
  for (const dose of doses) {
    if (dose.order_id !== order.id) continue;
    const cells = cellsOf(dose.due_at === null ? '' : clockOf(dose.due_at));
    const day = dayOf(dose.due_at ?? dose.at);
    const cell = cells.get(day);
    cells.set(day, {
      isDue: cell?.isDue ?? false,
      isMissed: (cell?.isMissed ?? false) && dose.struck_at !== null,
      doses: [...(cell?.doses ?? []), dose],
    });
  }
  return [...rows]
    .map(([time, cells]) => ({ time, cells }))
    .toSorted((one, other) => (one.time < other.time ? -1 : 1));
}
