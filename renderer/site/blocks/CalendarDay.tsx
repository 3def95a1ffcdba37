import { formatCalendarDay } from '#shared/format/date.ts';

/** Formats a calendar day from content. */
export const CalendarDay = ({ day }: { readonly day: string }) => (
  <time dateTime={day}>{formatCalendarDay(day)}</time>
);
