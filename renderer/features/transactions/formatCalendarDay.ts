import { formatDay } from '#shared/format/date.ts';

/** "Nov 23, 2026": a day of the calendar; a dash where there is none. */
export const formatCalendarDay = (day: string | null): string =>
  day === null ? '—' : formatDay(`${day}T00:00`);
