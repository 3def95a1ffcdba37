import { serverNow } from './clock.ts';
import { formatDay, NO_DATE, parseTimestamp } from './date.ts';

let clock: Intl.DateTimeFormat | undefined;
let weekday: Intl.DateTimeFormat | undefined;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** "10:08 AM", in the reader's time zone. */
export function formatTime(timestamp: string): string {
  const date = parseTimestamp(timestamp);
  if (date === null) return NO_DATE;
  clock ??= new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
  return clock.format(date);
}

const daysAgo = (date: Date, now: Date): number => {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  return Math.round((midnight - new Date(date).setHours(0, 0, 0, 0)) / DAY_MS);
};

/** "Today", "Yesterday", "Monday, Nov 16", "Nov 16, 2025". */
export function formatRelativeDay(timestamp: string, now = serverNow()): string {
  const date = parseTimestamp(timestamp);
  if (date === null) return NO_DATE;
  const days = daysAgo(date, now);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (date.getFullYear() !== now.getFullYear()) return formatDay(timestamp);
  weekday ??= new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric' });
  return weekday.format(date);
}

/** Compact form for lists: "10:08 AM", "Yesterday", "Nov 16", "Nov 16, 2025". */
export function formatListTime(timestamp: string, now = serverNow()): string {
  const date = parseTimestamp(timestamp);
  if (date === null) return NO_DATE;
  const days = daysAgo(date, now);
  if (days === 0) return formatTime(timestamp);
  if (days === 1) return 'Yesterday';
  return formatShortDay(timestamp, now);
}

/** "Nov 21", or "Nov 21, 2025" in another year, in the reader's time zone. */
export function formatShortDay(timestamp: string, now: Date): string {
  const day = formatDay(timestamp);
  return parseTimestamp(timestamp)?.getFullYear() === now.getFullYear() ? day.slice(0, -6) : day;
}

/** For lists: "now", "5 min", "3 h", then "Nov 21", or "Nov 21, 2025" in another year. */
export function formatAge(timestamp: string, now: Date): string {
  const date = parseTimestamp(timestamp);
  if (date === null) return NO_DATE;
  const age = now.getTime() - date.getTime();
  if (age < -DAY_MS) return formatShortDay(timestamp, now);
  if (age < MINUTE_MS) return 'now';
  if (age < HOUR_MS) return `${Math.floor(age / MINUTE_MS)} min`;
  if (age < DAY_MS) return `${Math.floor(age / HOUR_MS)} h`;
  return formatShortDay(timestamp, now);
}
