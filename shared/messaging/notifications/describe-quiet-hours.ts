import { formatTimeInZone } from '../../format/date.ts';
import {
  calendarDayNumber,
  isInQuietHours,
  isTimezone,
  type QuietHours,
  quietHoursEndAt,
} from './quiet-hours.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Returns one sentence on what quiet hours do next. */
export function describeQuietHours(hours: QuietHours, now: Date): string {
  if (!hours.enabled) return 'Quiet hours are off. Notifications are sent right away.';
  const until = quietHoursEndAt(hours, now);
  const say = saying(hours.timezone, now);
  if (until !== null) {
    return `Quiet hours until ${say(until)}. Only urgent notifications are sent.`;
  }
  const from = nextStart(hours, now);
  const end = from === null ? null : quietHoursEndAt(hours, from);
  if (from === null || end === null) return 'No quiet hours. Start and end are the same.';
  return `From ${say(from)} until ${say(end)}, non-urgent notifications wait and are then sent.`;
}

/** Returns the minute the next quiet hours start; clock changes may skip a day. */
function nextStart(hours: QuietHours, now: Date): Date | null {
  const first = Math.floor(now.getTime() / MINUTE_MS) + 1;
  for (let minute = 0; minute <= 2 * DAY_MINUTES; minute += 1) {
    const at = new Date((first + minute) * MINUTE_MS);
    if (isInQuietHours(hours, at)) return at;
  }
  return null;
}

/** Formats times as "10:00 PM today" or "8:00 AM tomorrow" in the time zone. */
function saying(timezone: string, now: Date): (at: Date) => string {
  const timeZone = isTimezone(timezone) ? timezone : 'UTC';
  const today = calendarDayNumber(timeZone, now);
  const names = ['today', 'tomorrow', 'the day after tomorrow'];
  return (at) =>
    `${formatTimeInZone(at, timeZone)} ${names[calendarDayNumber(timeZone, at) - today] ?? ''}`.trim();
}
