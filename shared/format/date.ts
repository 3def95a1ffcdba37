const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** "November 21, 2026": a day of the calendar as content writes it, `2026-11-21`, wherever the reader is. */
export function formatCalendarDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** "Nov 21, 2026", in the reader's timezone. */
export function formatDay(timestamp: string): string {
  const day = new Date(timestamp);
  return `${MONTHS[day.getMonth()]?.slice(0, 3)} ${day.getDate()}, ${day.getFullYear()}`;
}

/** "November 2026", in the reader's timezone. */
export const formatMonth = (day: Date): string => `${MONTHS[day.getMonth()]} ${day.getFullYear()}`;

/** "10:08 AM", as the clock of a timezone shows it. */
export const formatClock = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(moment);

// Made when it is first asked for: that takes longer than to draw a page.
let moment: Intl.DateTimeFormat | undefined;

/** "Nov 21, 2026, 10:08 AM", in the reader's timezone. */
export function formatMoment(timestamp: string): string {
  moment ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
  return moment.format(new Date(timestamp));
}

/** "November 21, 2026" in UTC: in letters, whose reader's timezone nobody knows. */
export const formatUtcDay = (moment: Date): string =>
  formatCalendarDay(moment.toISOString().slice(0, 10));
