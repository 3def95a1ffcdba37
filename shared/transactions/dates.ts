import { holidaysOf } from './holidays.ts';

/** A day of the calendar, "2026-11-23", wherever its reader is. */
export type Day = string;

export interface CriticalDate {
  readonly key: string;
  readonly label: string;
  readonly due_on: Day | null;
  readonly done_on: Day | null;
  /** The dates that it follows: it falls so many days behind the last of them. */
  readonly follows: readonly string[];
  readonly days: number;
  readonly counts: string;
}

export interface Move {
  readonly key: string;
  readonly label: string;
  readonly was: Day | null;
  readonly due_on: Day | null;
}

const DAY_MS = 86_400_000;
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export function isBusinessDay(day: Day): boolean {
  const weekday = new Date(timeOf(day)).getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  // New Year's Day on a Saturday is kept on the last day of the year before.
  const year = Number(day.slice(0, 4));
  return !holidaysOf(year).has(day) && !holidaysOf(year + 1).has(day);
}

export const addDays = (day: Day, days: number): Day => dayAt(timeOf(day) + days * DAY_MS);

export function addBusinessDays(day: Day, days: number): Day {
  const step = days < 0 ? -1 : 1;
  let at = day;
  for (let left = Math.abs(days); left > 0; ) {
    at = addDays(at, step);
    if (isBusinessDay(at)) left -= 1;
  }
  return at;
}

/** The day itself if offices are open, else the next on which they are. */
export function onBusinessDay(day: Day): Day {
  let at = day;
  while (!isBusinessDay(at)) at = addDays(at, 1);
  return at;
}

/**
 * What follows when one date is put on another day: the moves of all that depend on it, itself first. What is done
 * stays, and so does what still fits: a date is pushed back by what it waits for, and pulled forward only by as much as
 * that came forward and it stood right behind it. What is done counts from the day on which it was.
 */
export function movesAfter(
  dates: readonly CriticalDate[],
  key: string,
  day: Day | null,
  done: Day | null = null,
): readonly Move[] {
  const now = new Map(dates.map((date) => [date.key, date.due_on]));
  now.set(key, day);
  const was = (name: string) => {
    const date = dates.find((one) => one.key === name);
    return date?.done_on ?? date?.due_on ?? null;
  };
  const is = (name: string) => {
    if (name === key) return done ?? day;
    return dates.find((one) => one.key === name)?.done_on ?? now.get(name) ?? null;
  };
  for (const date of inOrder(dates)) {
    if (date.key === key || date.done_on !== null || date.follows.length === 0) continue;
    const before = earliestOf(date, was);
    const after = earliestOf(date, is);
    if (after === null || after === before) continue;
    const stoodRightBehind = date.due_on === null || date.due_on === before;
    if (stoodRightBehind || (date.due_on ?? '') < after) now.set(date.key, after);
  }
  return inOrder(dates).flatMap(({ key: name, label, due_on: was }) => {
    const due_on = now.get(name) ?? null;
    return due_on === was ? [] : [{ key: name, label, was, due_on }];
  });
}

/** The first day on which a date may fall behind what it follows; null where none of that has a day. */
export function earliestOf(
  date: Pick<CriticalDate, 'follows' | 'days' | 'counts'>,
  dayOf: (key: string) => Day | null,
): Day | null {
  const behind = date.follows.map(dayOf).filter((day) => day !== null);
  const last = behind.toSorted().at(-1);
  if (last === undefined) return null;
  return date.counts === 'business'
    ? addBusinessDays(last, date.days)
    : onBusinessDay(addDays(last, date.days));
}

/** Each behind all that it follows; what goes round in a circle comes last and as it stands. */
export function inOrder<Date extends Pick<CriticalDate, 'key' | 'follows'>>(
  dates: readonly Date[],
): readonly Date[] {
  const placed: Date[] = [];
  const isPlaced = (key: string) =>
    placed.some((one) => one.key === key) || dates.every((one) => one.key !== key);
  for (let left = [...dates]; left.length > 0; ) {
    const next = left.filter(({ follows }) => follows.every(isPlaced));
    if (next.length === 0) return [...placed, ...left];
    placed.push(...next);
    left = left.filter((date) => !next.includes(date));
  }
  return placed;
}
