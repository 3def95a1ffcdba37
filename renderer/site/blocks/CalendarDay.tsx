import { formatCalendarDay } from '#shared/format/date.ts';

/** A day as content writes it, as people say it. */
export const CalendarDay = ({ day }: { readonly day: string }) => (
  <time dateTime={day}>{formatCalendarDay(day)}</time>
);
