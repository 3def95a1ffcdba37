import { toLocalTime } from '#shared/format/zonedTime.ts';
import { formatShortClock } from '#shared/operator/staff.ts';

/** Returns a moment as a clock time such as `07:00` in a time zone. */
export const localClock = (moment: string, zone: string): string =>
  toLocalTime(Date.parse(moment), zone).slice(11, 16);

/** Formats a shift as "7a–3p" in its time zone. */
export const formatShiftTimes = (
  shift: { readonly starts_at: string; readonly ends_at: string },
  zone: string,
): string =>
  `${formatShortClock(localClock(shift.starts_at, zone))}–${formatShortClock(localClock(shift.ends_at, zone))}`;

/** Formats a shift as "Sun, Nov 29, 7a–3p" in its time zone. */
export const formatShift = (
  shift: { readonly starts_at: string; readonly ends_at: string },
  zone: string,
): string =>
  `${new Intl.DateTimeFormat('en-US', { timeZone: zone, weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(shift.starts_at))}, ${formatShiftTimes(shift, zone)}`;
