/** A federal holiday: a day of a month, or its nth weekday (-1 for the last). Sunday is 0. */
type Holiday =
  | { readonly month: number; readonly day: number; readonly since: number }
  | {
      readonly month: number;
      readonly weekday: number;
      readonly nth: number;
      readonly since: number;
    };

/** 5 U.S.C. 6103; `since` is the first year banks and offices observed it on this day. */
const HOLIDAYS: readonly Holiday[] = [
  { month: 1, day: 1, since: 1870 },
  { month: 1, weekday: 1, nth: 3, since: 1986 },
  { month: 2, weekday: 1, nth: 3, since: 1971 },
  { month: 5, weekday: 1, nth: -1, since: 1971 },
  { month: 6, day: 19, since: 2021 },
  { month: 7, day: 4, since: 1870 },
  { month: 9, weekday: 1, nth: 1, since: 1894 },
  { month: 10, weekday: 1, nth: 2, since: 1971 },
  { month: 11, day: 11, since: 1978 },
  { month: 11, weekday: 4, nth: 4, since: 1942 },
  { month: 12, day: 25, since: 1870 },
];

const DAY_MS = 86_400_000;
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);

const known = new Map<number, ReadonlySet<string>>();

/** Returns a year's holidays as observed: Saturday's on Friday, Sunday's on Monday. */
export function listHolidays(year: number): ReadonlySet<string> {
  const days = known.get(year) ?? computeHolidays(year);
  known.set(year, days);
  return days;
}

function computeHolidays(year: number): ReadonlySet<string> {
  const observedDates = HOLIDAYS.filter(({ since }) => year >= since).map((holiday) => {
    const time = timeIn(year, holiday);
    const weekday = new Date(time).getUTCDay();
    if ('nth' in holiday) return isoOf(time);
    if (weekday === 6) return isoOf(time - DAY_MS);
    return isoOf(weekday === 0 ? time + DAY_MS : time);
  });
  return new Set(observedDates);
}

function timeIn(year: number, holiday: Holiday): number {
  if ('day' in holiday) return Date.UTC(year, holiday.month - 1, holiday.day);
  const { month, weekday, nth } = holiday;
  if (nth < 0) {
    const last = Date.UTC(year, month, 0);
    return last - ((new Date(last).getUTCDay() - weekday + 7) % 7) * DAY_MS;
  }
  const first = Date.UTC(year, month - 1, 1);
  const ahead = (weekday - new Date(first).getUTCDay() + 7) % 7;
  return first + (ahead + (nth - 1) * 7) * DAY_MS;
}
