import { getWallTime } from '../../../shared/clients/calendar/zones.ts';

const DAY_MS = 86_400_000;
const WEEK = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const MOST_MONTHS = 2400;

/** A recurrence rule in the form of RFC 7265. */
type Rule = Readonly<Record<string, unknown>>;

interface RuleTiming {
  readonly repeats: 'daily' | 'weekly' | 'monthly';
  readonly repeat_every: number;
  readonly repeat_on: readonly string[];
  readonly repeat_until: string | null;
  readonly repeat_count: number | null;
}

/** The rule as the calendar keeps it, or the wall times in the range of a rule that it can't keep. */
export type ReadRule = { readonly timing: RuleTiming } | { readonly walls: readonly number[] };

interface Range {
  readonly from: number;
  readonly to: number;
}

const isRule = (value: unknown): value is Rule => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const integerOf = (value: unknown): number | undefined => {
  const number = Number(value);
  return Number.isInteger(number) ? number : undefined;
};

/** The last day of a rule, in the zone of its event. */
function untilOf(value: unknown, zone: string): string | null | undefined {
  if (value === undefined) return null;
  if (typeof value !== 'string') return undefined;
  const instant = Date.parse(value.length === 10 || value.endsWith('Z') ? value : `${value}Z`);
  if (Number.isNaN(instant)) return undefined;
  const wall = value.endsWith('Z') ? getWallTime(zone, instant) : instant;
  return new Date(wall).toISOString().slice(0, 10);
}

/** Reads a rule; undefined if it can't be shown. */
export function readRule(
  value: unknown,
  begins: number,
  zone: string,
  range: Range,
): ReadRule | undefined {
  if (!isRule(value)) return undefined;
  const every = integerOf(value.interval ?? 1);
  const count = value.count === undefined ? null : integerOf(value.count);
  const until = untilOf(value.until, zone);
  if (every === undefined || every < 1 || every > 99 || until === undefined) return undefined;
  if (count === undefined || (count !== null && (count < 1 || count > 730))) return undefined;
  const known = ['freq', 'interval', 'count', 'until', 'wkst', 'byday', 'bymonthday', 'bymonth'];
  if (Object.keys(value).some((name) => !known.includes(name.toLowerCase()))) return undefined;
  const start = new Date(begins);
  const days = listOf(value.byday).map(String);
  const isOwnDate =
    listOf(value.bymonthday).every((day) => Number(day) === start.getUTCDate()) &&
    listOf(value.bymonth).every((month) => Number(month) === start.getUTCMonth() + 1);
  const rest = { repeat_until: until, repeat_count: count };
  const simple = (
    repeats: RuleTiming['repeats'],
    repeat_every: number,
    on: readonly string[] = [],
  ) => ({ timing: { repeats, repeat_every, repeat_on: on, ...rest } }) as const;
  switch (value.freq) {
    case 'DAILY':
      return days.length === 0 && value.bymonthday === undefined && value.bymonth === undefined
        ? simple('daily', every)
        : undefined;
    case 'WEEKLY': {
      const own = WEEK[start.getUTCDay()] ?? '';
      const areKnown = days.every((day) => WEEK.some((one) => one === day));
      const startsOwn = days.length === 0 || days.includes(own);
      const isMonday =
        every === 1 || days.length < 2 || [undefined, 'MO', 2].includes(value.wkst as string);
      return areKnown &&
        startsOwn &&
        isMonday &&
        value.bymonthday === undefined &&
        value.bymonth === undefined
        ? simple('weekly', every, days)
        : undefined;
    }
    case 'MONTHLY':
    case 'YEARLY': {
      const months = value.freq === 'YEARLY' ? every * 12 : every;
      if (days.length === 0) {
        return isOwnDate && months <= 99 ? simple('monthly', months) : undefined;
      }
      const [day = ''] = days;
      const found = /^([1-5]|-1)(SU|MO|TU|WE|TH|FR|SA)$/.exec(day.replace(/^\+/, ''));
      if (found === null || days.length > 1 || value.bymonthday !== undefined) return undefined;
      const isOwnMonth = listOf(value.bymonth).every(
        (month) => Number(month) === start.getUTCMonth() + 1,
      );
      if (!isOwnMonth) return undefined;
      const weekday = WEEK.indexOf(found[2] as (typeof WEEK)[number]);
      return { walls: listWeekdays(begins, months, Number(found[1]), weekday, { ...rest, range }) };
    }
    default:
      return undefined;
  }
}

/** Wall times on the nth weekday of every so many months, such as the second Tuesday. */
function listWeekdays(
  begins: number,
  months: number,
  nth: number,
  weekday: number,
  {
    repeat_until: until,
    repeat_count: count,
    range,
  }: Pick<RuleTiming, 'repeat_until' | 'repeat_count'> & { readonly range: Range },
): readonly number[] {
  const start = new Date(begins);
  const time = begins - Date.UTC(start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate());
  const walls: number[] = [];
  let happened = 0;
  for (let step = 0; step < MOST_MONTHS; step += 1) {
    const month = start.getUTCMonth() + step * months;
    const first = Date.UTC(start.getUTCFullYear(), month, 1);
    const next = Date.UTC(start.getUTCFullYear(), month + 1, 1);
    if (first > range.to) break;
    const offset = (weekday - new Date(first).getUTCDay() + 7) % 7;
    const day =
      nth > 0
        ? first + (offset + (nth - 1) * 7) * DAY_MS
        : next - (((new Date(next).getUTCDay() - weekday + 6) % 7) + 1) * DAY_MS;
    if (day >= next || day + time < begins) continue;
    if (until !== null && new Date(day).toISOString().slice(0, 10) > until) break;
    if (count !== null && happened >= count) break;
    happened += 1;
    if (day + time >= range.from && day + time <= range.to) walls.push(day + time);
  }
  return walls;
}
