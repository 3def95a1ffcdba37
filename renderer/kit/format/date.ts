const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** "Nov 21, 2026", in the reader's timezone. */
export function formatDay(timestamp: string): string {
  return day.format(new Date(timestamp));
}
