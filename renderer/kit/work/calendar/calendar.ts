/** From when to when on a day, in minutes since midnight. */
export interface Minutes {
  readonly from: number;
  readonly to: number;
}

/** Something that stands on a day. */
export interface Entry {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  /** What it is: "Next step". */
  readonly kind: string;
  /** Null for what has nothing more to be seen. */
  readonly to: string | null;
  /** May be put on another day. */
  readonly isMovable: boolean;
  /** At what time of the day; without it, it is of the whole day. */
  readonly minutes?: Minutes;
  /** Its time in words. */
  readonly time?: string;
  /** Its time where it happens, in words, if clocks show another one there. */
  readonly elsewhere?: string;
  /** Its end may be put elsewhere too. */
  readonly isSizable?: boolean;
}

export type Span = 'month' | 'week' | 'agenda';

/** Where something is put: without minutes, its times stay or it is of the whole day. */
export interface Slot {
  readonly day: string;
  readonly minutes?: Minutes;
}

export interface CalendarOf {
  readonly span: Span;
  /** The day around which it is shown. */
  readonly day: string;
  readonly today: string;
  readonly entries: readonly Entry[];
  readonly onMove: (entry: Entry, to: Slot) => void;
  readonly onCreate?: (at: Slot) => void;
  /** The address of another day or span. */
  readonly addressOf: (span: Span, day: string) => string;
}

const inOrder = (one: Entry, other: Entry): number =>
  (one.minutes?.from ?? -1) - (other.minutes?.from ?? -1);

export function byDay(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const there = days.get(entry.day);
    if (there === undefined) days.set(entry.day, [entry]);
    else there.push(entry);
  }
  for (const [day, there] of days) days.set(day, there.toSorted(inOrder));
  return days;
}

/** What stands beside what at one time: in which of how many columns. */
export interface Placed {
  readonly entry: Entry;
  readonly minutes: Minutes;
  readonly column: number;
  readonly columns: number;
}

/** Puts what overlaps beside each other. */
export function placed(entries: readonly Entry[]): readonly Placed[] {
  const timed = entries
    .flatMap((entry) => (entry.minutes === undefined ? [] : [{ entry, minutes: entry.minutes }]))
    .toSorted((one, other) => one.minutes.from - other.minutes.from);
  const all: Placed[] = [];
  let group: { entry: Entry; minutes: Minutes; column: number }[] = [];
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
    ends[column] = Math.max(minutes.to, minutes.from + SHORTEST);
    group.push({ entry, minutes, column });
  }
  close();
  return all;
}

/** Nothing is drawn shorter, so that its name can be read. */
export const SHORTEST = 30;
const DAY = 24 * 60;
const STEP = 15;

export const snapped = (minute: number): number =>
  Math.min(Math.max(Math.round(minute / STEP) * STEP, 0), DAY);

/** "9:30 AM". */
export function timeWords(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const rest = `${minute % 60}`.padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "09:30", as a field of time holds it, and back. */
export const clockOf = (minute: number): string =>
  `${`${Math.floor(minute / 60)}`.padStart(2, '0')}:${`${minute % 60}`.padStart(2, '0')}`;

export function minuteOf(clock: string): number | null {
  const [hour = '', minute = ''] = clock.split(':');
  return /^\d\d:\d\d$/.test(clock) ? Number(hour) * 60 + Number(minute) : null;
}
