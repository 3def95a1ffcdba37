import { formatDay, formatNearDay } from './date.ts';

let clock: Intl.DateTimeFormat | undefined;
let weekday: Intl.DateTimeFormat | undefined;

const DAY_MS = 86_400_000;

/** "10:08 AM", in the reader's timezone. */
export function formatClock(timestamp: string): string {
  clock ??= new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });
  return clock.format(new Date(timestamp));
}

const daysAgo = (timestamp: string, now: Date): number => {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  return Math.round((midnight - new Date(timestamp).setHours(0, 0, 0, 0)) / DAY_MS);
};

/** "Today", "Yesterday", "Monday, Nov 16", "Nov 16, 2025". */
export function formatDayOf(timestamp: string, now = new Date()): string {
  const days = daysAgo(timestamp, now);
  if (days === 0) return 'Today';
  if (days === 1) return 'Yesterday';
  if (new Date(timestamp).getFullYear() !== now.getFullYear()) return formatDay(timestamp);
  weekday ??= new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric' });
  return weekday.format(new Date(timestamp));
}

/** As a list has room for: "10:08 AM", "Yesterday", "Nov 16", "Nov 16, 2025". */
export function formatShort(timestamp: string, now = new Date()): string {
  const days = daysAgo(timestamp, now);
  if (days === 0) return formatClock(timestamp);
  if (days === 1) return 'Yesterday';
  return formatNearDay(timestamp, now);
}
