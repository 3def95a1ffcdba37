const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Shown for an invalid date. */
export const NO_DATE = '—';

const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Parses a timestamp, or a calendar date such as `2026-11-21` as that day in the reader's time zone: `new Date` would
 * read it as midnight UTC, which is the day before west of Greenwich. Null for anything else.
 */
export function parseTimestamp(value: string): Date | null {
  const [, year, month, date] = (DATE_ONLY.exec(value) ?? []).map(Number);
  if (year === undefined || month === undefined || date === undefined) {
    const moment = new Date(value);
    return Number.isNaN(moment.getTime()) ? null : moment;
  }
  const day = new Date(year, month - 1, date);
  return day.getMonth() === month - 1 && day.getDate() === date ? day : null;
}

const pad = (part: number): string => `${part}`.padStart(2, '0');

/**
 * Returns the calendar day of a moment in the local time zone, such as `2026-11-21`. The ISO string of a date has the
 * day in UTC, which is tomorrow on an American evening.
 */
export const toCalendarDay = (moment: Date): string =>
  `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;

/** Whole days from one calendar day to another; negative if it is earlier. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / 86_400_000);

/** Formats the calendar day `2026-11-21` as "November 21, 2026" in any time zone. */
export function formatCalendarDay(day: string): string {
  const moment = DATE_ONLY.test(day) ? parseTimestamp(day) : null;
  if (moment === null) return NO_DATE;
  return `${MONTHS[moment.getMonth()]} ${moment.getDate()}, ${moment.getFullYear()}`;
}

/** "Nov 21, 2026", in the reader's time zone. */
export function formatDay(timestamp: string): string {
  const day = parseTimestamp(timestamp);
  if (day === null) return NO_DATE;
  return `${MONTHS[day.getMonth()]?.slice(0, 3)} ${day.getDate()}, ${day.getFullYear()}`;
}

/** "November 2026", in the reader's time zone. */
export const formatMonth = (day: Date): string =>
  Number.isNaN(day.getTime()) ? NO_DATE : `${MONTHS[day.getMonth()]} ${day.getFullYear()}`;

/** "10:08 AM", in the given time zone. */
export const formatTimeInZone = (moment: Date, timeZone: string): string =>
  Number.isNaN(moment.getTime())
    ? NO_DATE
    : new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(moment);

// Created lazily: creating it takes longer than drawing a page.
let moment: Intl.DateTimeFormat | undefined;

/** "Nov 21, 2026, 10:08 AM", in the reader's time zone. */
export function formatDateTime(timestamp: string): string {
  const at = parseTimestamp(timestamp);
  if (at === null) return NO_DATE;
  moment ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return moment.format(at);
}

/** "November 21, 2026" in UTC, for emails, where the reader's time zone is unknown. */
export const formatUtcDay = (moment: Date): string =>
  Number.isNaN(moment.getTime()) ? NO_DATE : formatCalendarDay(moment.toISOString().slice(0, 10));
