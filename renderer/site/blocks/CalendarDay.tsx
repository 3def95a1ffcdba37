// A day of the calendar, wherever the reader is.
const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as content writes it, `2026-11-21`, as people say it. */
export const CalendarDay = ({ day }: { readonly day: string }) => (
  <time dateTime={day}>{format.format(new Date(day))}</time>
);
