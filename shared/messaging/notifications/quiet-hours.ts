/** Quiet hours in the user's own time zone. Times are `HH:MM`. */
export interface QuietHours {
  readonly enabled: boolean;
  readonly start: string;
  readonly end: string;
  /** An IANA name such as `America/New_York`; unknown ones count as UTC. */
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

/** True if `at` is within quiet hours; equal start and end mean none. */
export function isInQuietHours(hours: QuietHours, at: Date): boolean {
  const start = minutesOf(hours.start);
  const end = minutesOf(hours.end);
  if (!hours.enabled || start === end) return false;
  const now = mod(Math.floor(wallClock(hours.timezone, at.getTime()) / MINUTE_MS), DAY_MINUTES);
  return start < end ? now >= start && now < end : now >= start || now < end;
}

/**
 * Returns when quiet hours end; null if `at` is not within them. Wall time counts on days when clocks change: a
 * skipped end comes at the jump, and of a repeated hour the first end counts.
 */
export function quietHoursEndAt(hours: QuietHours, at: Date): Date | null {
  if (!isInQuietHours(hours, at)) return null;
  const now = at.getTime();
  const wall = wallClock(hours.timezone, now);
  const today = wall - mod(wall, DAY_MS) + minutesOf(hours.end) * MINUTE_MS;
  // When clocks go back, a time may repeat after the end has already passed.
  for (const day of [0, 1, 2]) {
    const end = endsAt(hours, today + day * DAY_MS).find((instant) => instant > now);
    if (end !== undefined) return new Date(end);
  }
  return new Date(now + DAY_MS);
}

/**
 * Returns the instants at which the wall clock shows `wall`; if it is skipped, the instant of the jump, unless that
 * is quiet too: then no quiet hours end on that day.
 */
function endsAt(hours: QuietHours, wall: number): number[] {
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => offsetAt(hours.timezone, near));
  const instants = offsets.map((offset) => wall - offset).sort((a, b) => a - b);
  const shown = instants.filter((instant) => wallClock(hours.timezone, instant) === wall);
  if (shown.length > 0) return shown;
  let [before = wall, after = wall] = instants;
  while (after - before > MINUTE_MS) {
    const middle = before + Math.floor((after - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (wallClock(hours.timezone, middle) < wall) before = middle;
    else after = middle;
  }
  return isInQuietHours(hours, new Date(after)) ? [] : [after];
}

/** Returns the local calendar day as a day number. */
export const calendarDayNumber = (timezone: string, at: Date): number =>
  Math.floor(wallClock(timezone, at.getTime()) / DAY_MS);

const offsetAt = (timezone: string, instant: number) => wallClock(timezone, instant) - instant;

/** Returns local wall time at an instant, in milliseconds as if it were UTC. */
function wallClock(timezone: string, instant: number): number {
  const parts = new Map(
    formatFor(timezone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  const seconds = mod(instant, MINUTE_MS);
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
