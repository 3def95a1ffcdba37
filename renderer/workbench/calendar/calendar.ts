/** Start and end on a day, in minutes since midnight. */
export interface Minutes {
  readonly from: number;
  readonly to: number;
}

/** A calendar entry. */
export interface CalendarEntry {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  /** Kind label, such as "Next step". */
  readonly kind: string;
  /** Null if there is nothing to open. */
  readonly to: string | null;
  /** Can be moved to another day. */
  readonly isMovable: boolean;
  /** Time of day; all-day if omitted. */
  readonly minutes?: Minutes;
  /** Formatted time. */
  readonly time?: string;
  /** Formatted local time at the event's location, if it differs. */
  readonly elsewhere?: string;
  /** Its end time can be changed. */
  readonly isSizable?: boolean;
}

export type CalendarSpan = 'month' | 'week' | 'agenda';

/** Target of a move. Without minutes, the time stays or the entry is all-day. */
export interface Slot {
  readonly day: string;
  readonly minutes?: Minutes;
}

/** Screen position of a new slot: the edges of its column and the pointer's height. */
export interface SlotAnchor {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

export interface CalendarConfig {
  readonly span: CalendarSpan;
  /** The date the view is built around. */
  readonly day: string;
  readonly today: string;
  readonly entries: readonly CalendarEntry[];
  readonly onMove: (entry: CalendarEntry, to: Slot) => void;
  readonly onCreate?: (at: Slot, anchor: SlotAnchor) => void;
  /** URL of another day or view. */
  readonly addressOf: (span: CalendarSpan, day: string) => string;
}

const inOrder = (one: CalendarEntry, other: CalendarEntry): number =>
  (one.minutes?.from ?? -1) - (other.minutes?.from ?? -1);

export function groupByDay(
  entries: readonly CalendarEntry[],
): ReadonlyMap<string, readonly CalendarEntry[]> {
  const days = new Map<string, CalendarEntry[]>();
  for (const entry of entries) {
    const there = days.get(entry.day);
    if (there === undefined) days.set(entry.day, [entry]);
    else there.push(entry);
  }
  for (const [day, there] of days) days.set(day, there.toSorted(inOrder));
  return days;
}

/** An entry's column among overlapping entries, and the number of columns. */
export interface PlacedEntry {
  readonly entry: CalendarEntry;
  readonly minutes: Minutes;
  readonly column: number;
  readonly columns: number;
}

/** Lays out overlapping entries side by side. */
export function arrangeEntries(entries: readonly CalendarEntry[]): readonly PlacedEntry[] {
  const timed = entries
    .flatMap((entry) => (entry.minutes === undefined ? [] : [{ entry, minutes: entry.minutes }]))
    .toSorted((one, other) => one.minutes.from - other.minutes.from);
  const all: PlacedEntry[] = [];
  let group: { entry: CalendarEntry; minutes: Minutes; column: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    all.push(...group.map((one) => ({ ...one, columns: ends.length })));
    group = [];
    ends = [];
  };
  for (const { entry, minutes } of timed) {
    if (ends.every((end) => end <= minutes.from)) close();
    const free = ends.findIndex((end) => end <= minutes.from);
    const column = free === -1 ? ends.length : free;
    ends[column] = Math.max(minutes.to, minutes.from + MIN_ENTRY_MINUTES);
    group.push({ entry, minutes, column });
  }
  close();
  return all;
}

/** Minimum drawn duration in minutes, so that titles stay readable. */
export const MIN_ENTRY_MINUTES = 30;
const DAY = 24 * 60;
const STEP = 15;

export const snapToStep = (minute: number): number =>
  Math.min(Math.max(Math.round(minute / STEP) * STEP, 0), DAY);

/** "9:30 AM". */
export function formatMinute(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const rest = `${minute % 60}`.padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Converts minutes to a time input's value ("09:30") and back. */
export const toTimeInput = (minute: number): string =>
  `${`${Math.floor(minute / 60)}`.padStart(2, '0')}:${`${minute % 60}`.padStart(2, '0')}`;

export function parseTimeInput(clock: string): number | null {
  const [hour = '', minute = ''] = clock.split(':');
  return /^\d\d:\d\d$/.test(clock) ? Number(hour) * 60 + Number(minute) : null;
}
