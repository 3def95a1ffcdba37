/** Hours in which nothing may ring, in the person's own timezone. Times are `HH:MM`. */
export interface QuietHours {
  readonly enabled: boolean;
  readonly start: string;
  readonly end: string;
  /** An IANA name such as `America/New_York`; one that is unknown counts as UTC. */
  readonly timezone: string;
}

export const DEFAULT_QUIET_HOURS: QuietHours = {
  enabled: false,
  start: '22:00',
  end: '08:00',
  timezone: 'UTC',
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DAY_MINUTES = 24 * 60;

export const isClockTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name !== '';
  } catch {
    return false;
  }
}

/** Whether `at` lies in the quiet hours; from equal start and end nothing is quiet. */
export function isQuiet(hours: QuietHours, at: Date): boolean {
  const start = minutesOf(hours.start);
  const end = minutesOf(hours.end);
  if (!hours.enabled || start === end) return false;
  const now = mod(Math.floor(wallClock(hours.timezone, at.getTime()) / MINUTE_MS), DAY_MINUTES);
  return start < end ? now >= start && now < end : now >= start || now < end;
}

/**
 * The moment from which what waits may ring; null when `at` is not quiet. On the days on which clocks
 * change, that is what the clock on the wall says: an end that is skipped comes when the clock jumps,
 * and of an hour that comes twice the first end counts.
 */
export function quietUntil(hours: QuietHours, at: Date): Date | null {
  if (!isQuiet(hours, at)) return null;
  const now = at.getTime();
  const wall = wallClock(hours.timezone, now);
  const today = wall - mod(wall, DAY_MS) + minutesOf(hours.end) * MINUTE_MS;
  // Clocks that are set back may show a time again that the end has passed already.
  for (const day of [0, 1, 2]) {
    const end = endsAt(hours, today + day * DAY_MS).find((moment) => moment > now);
    if (end !== undefined) return new Date(end);
  }
  return new Date(now + DAY_MS);
}

/**
 * The moments at which the wall shows `wall`; where it never does, the one at which it jumps over it, unless
 * that is quiet as well: then no quiet hours end on that day.
 */
function endsAt(hours: QuietHours, wall: number): number[] {
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => offsetAt(hours.timezone, near));
  const moments = offsets.map((offset) => wall - offset).sort((a, b) => a - b);
  const shown = moments.filter((moment) => wallClock(hours.timezone, moment) === wall);
  if (shown.length > 0) return shown;
  let [before = wall, after = wall] = moments;
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (wallClock(hours.timezone, middle) < wall) before = middle;
    else after = middle;
  }
  return isQuiet(hours, new Date(after)) ? [] : [after];
}

/** The day of the calendar there, counted. */
export const dayIn = (timezone: string, at: Date): number =>
  Math.floor(wallClock(timezone, at.getTime()) / DAY_MS);

const offsetAt = (timezone: string, moment: number) => wallClock(timezone, moment) - moment;

/** What the clock on the wall shows at a moment, as milliseconds as if that place were in UTC. */
function wallClock(timezone: string, moment: number): number {
  const parts = new Map(
    formatFor(timezone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const seconds = mod(moment, MINUTE_MS);
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) + seconds
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timezone: string): Intl.DateTimeFormat {
  const known = formats.get(timezone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: isTimezone(timezone) ? timezone : 'UTC',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  formats.set(timezone, format);
  return format;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const mod = (value: number, by: number) => ((value % by) + by) % by;
