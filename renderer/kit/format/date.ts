const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** "Nov 21, 2026", in the reader's timezone. */
export function formatDay(timestamp: string): string {
  return day.format(new Date(timestamp));
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** "Nov 21, 2026, 10:08 AM", in the reader's timezone. */
export function formatMoment(timestamp: string): string {
  return moment.format(new Date(timestamp));
}
