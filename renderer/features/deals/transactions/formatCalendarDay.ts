import { formatDay } from '#shared/format/date.ts';

/** Formats a calendar date, such as "Nov 23, 2026"; a dash if null. */
export const formatCalendarDay = (day: string | null): string =>
  day === null ? '—' : formatDay(day);
