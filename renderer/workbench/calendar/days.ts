/** Calendar days ("2026-11-23"), independent of time zone and clock. */

import { NO_DATE } from '#shared/format/date.ts';

const parseDay = (day: string): Date => new Date(`${day}T00:00:00Z`);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parseDay(text).getTime());

export function addDays(day: string, count: number): string {
  const dateTime = parseDay(day);
  dateTime.setUTCDate(dateTime.getUTCDate() + count);
  return dateTime.toISOString().slice(0, 10);
}

/** Adds months to a day, clamped to the last day of a shorter month. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/** Returns the week of a day, starting on Sunday. */
export function weekOf(day: string): readonly string[] {
  const sunday = addDays(day, -parseDay(day).getUTCDay());
  return Array.from({ length: 7 }, (_, index) => addDays(sunday, index));
}

/** Returns the weeks of a month, including days of adjacent months. */
export function monthOf(day: string): readonly (readonly string[])[] {
  const month = day.slice(0, 7);
  const weeks: (readonly string[])[] = [];
  let week = weekOf(`${month}-01`);
  do {
    weeks.push(week);
    week = weekOf(addDays(week[0] ?? day, 7));
  } while ((week[0] ?? '').startsWith(month));
  return weeks;
}

const formatDayAs = (day: string, options: Intl.DateTimeFormatOptions): string => {
  if (!isDay(day)) return NO_DATE;
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(parseDay(day));
};

/** "November 2026". */
export const formatMonthYear = (day: string): string =>
  formatDayAs(day, { month: 'long', year: 'numeric' });
/** "Monday, November 23". */
export const formatLongDay = (day: string): string =>
  formatDayAs(day, { weekday: 'long', month: 'long', day: 'numeric' });
/** "Mon". */
export const formatWeekday = (day: string): string => formatDayAs(day, { weekday: 'short' });
