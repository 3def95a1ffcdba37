import { listHolidays } from './holidays.ts';

/** A calendar day, "2026-11-23", independent of time zone. */
export type Day = string;

export interface CriticalDate {
  readonly key: string;
  readonly label: string;
  readonly due_on: Day | null;
  readonly done_on: Day | null;
  /** Dates it depends on: it falls this many days after the last of them. */
  readonly follows: readonly string[];
  readonly days: number;
  readonly counts: string;
}

export interface DateMove {
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
  // New Year's Day on a Saturday is observed on the last day of the previous year.
  const year = Number(day.slice(0, 4));
  return !listHolidays(year).has(day) && !listHolidays(year + 1).has(day);
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

/** Returns the day itself if it's a business day, else the next one. */
export function rollToBusinessDay(day: Day): Day {
  let at = day;
  while (!isBusinessDay(at)) at = addDays(at, 1);
  return at;
}

/**
 * Returns all moves that follow from moving one date: the date itself first, then its dependents. Completed dates
 * stay, and so do dates that still fit: a date is pushed back by its dependencies, and pulled forward only as far as
 * they moved forward and only if it directly followed them. A completed date counts from the day it was done.
 */
export function cascadeDateMoves(
  dates: readonly CriticalDate[],
  key: string,
  day: Day | null,
  done: Day | null = null,
): readonly DateMove[] {
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
  for (const date of sortByDependencies(dates)) {
    if (date.key === key || date.done_on !== null || date.follows.length === 0) continue;
    const before = earliestAllowedDate(date, was);
    const after = earliestAllowedDate(date, is);
    if (after === null || after === before) continue;
    const stoodRightBehind = date.due_on === null || date.due_on === before;
    if (stoodRightBehind || (date.due_on ?? '') < after) now.set(date.key, after);
  }
  return sortByDependencies(dates).flatMap(({ key: name, label, due_on: was }) => {
    const due_on = now.get(name) ?? null;
    return due_on === was ? [] : [{ key: name, label, was, due_on }];
  });
}

/** Returns the earliest day a date may fall after its dependencies; null if none of them has a day. */
export function earliestAllowedDate(
  date: Pick<CriticalDate, 'follows' | 'days' | 'counts'>,
  dayOf: (key: string) => Day | null,
): Day | null {
  const behind = date.follows.map(dayOf).filter((day) => day !== null);
  const last = behind.toSorted().at(-1);
  if (last === undefined) return null;
  return date.counts === 'business'
    ? addBusinessDays(last, date.days)
    : rollToBusinessDay(addDays(last, date.days));
}

/** Sorts dates after their dependencies; cycles come last, in their original order. */
export function sortByDependencies<Date extends Pick<CriticalDate, 'key' | 'follows'>>(
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
