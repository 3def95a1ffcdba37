import { formatClock } from '../format/date.ts';
import { dayIn, isQuiet, isTimezone, type QuietHours, quietUntil } from './quiet-hours.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** What the quiet hours will do next, in one sentence. */
export function tonight(hours: QuietHours, now: Date): string {
  if (!hours.enabled) return 'Quiet hours are off: everything is sent as it happens.';
  const until = quietUntil(hours, now);
  const say = saying(hours.timezone, now);
  if (until !== null) {
    return `It is quiet now: what is not urgent waits until ${say(until)}.`;
  }
  const from = nextStart(hours, now);
  const end = from === null ? null : quietUntil(hours, from);
  if (from === null || end === null) return 'Nothing is quiet: the hours end when they begin.';
  return `From ${say(from)} until ${say(end)}, what is not urgent waits and is then sent.`;
}

/** The minute with which the next quiet hours begin; clocks may skip a day of them. */
function nextStart(hours: QuietHours, now: Date): Date | null {
  const first = Math.floor(now.getTime() / MINUTE_MS) + 1;
  for (let minute = 0; minute <= 2 * DAY_MINUTES; minute += 1) {
    const at = new Date((first + minute) * MINUTE_MS);
    if (isQuiet(hours, at)) return at;
  }
  return null;
}

/** "10:00 PM today" and "8:00 AM tomorrow", as the clock of that timezone says it. */
function saying(timezone: string, now: Date): (at: Date) => string {
  const timeZone = isTimezone(timezone) ? timezone : 'UTC';
  const today = dayIn(timeZone, now);
  const names = ['today', 'tomorrow', 'the day after tomorrow'];
  return (at) => `${formatClock(at, timeZone)} ${names[dayIn(timeZone, at) - today] ?? ''}`.trim();
}
