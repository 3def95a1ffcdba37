import { toPlainLine } from '../plain-line.ts';

type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
export const listOf = (value: unknown): readonly Fields[] =>
  Array.isArray(value) ? value.map(fieldsOf) : [];
export const stringOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Returns one line of text, or null if there is none. */
export const lineOf = (value: unknown, longest: number): string | null =>
  toPlainLine(stringOf(value), longest) || null;

export function emailOf(value: unknown): string | null {
  const email = lineOf(value, 320);
  return email !== null && /^[^@\s]+@[^@\s]+$/.test(email) ? email : null;
}

/** Keeps digits and separators of a phone number. */
export const phoneOf = (value: unknown): string | null =>
  (lineOf(value, 80) ?? '')
    .replace(/[^0-9+(). x/-]/g, '')
    .slice(0, 40)
    .trim() || null;

/** Returns the two letters of a state; null for a name, which isn't guessed. */
export function stateOf(value: unknown): string | null {
  const state = (lineOf(value, 40) ?? '').toUpperCase();
  return /^[A-Z]{2}$/.test(state) ? state : null;
}

export function siteOf(value: unknown): string | null {
  const typed = lineOf(value, 1000);
  if (typed === null) return null;
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return URL.canParse(address) ? new URL(address).href : null;
}

/** The primary entry of a list, or its first. */
export const primaryOf = (value: unknown): Fields => {
  const entries = listOf(value);
  return entries.find((entry) => fieldsOf(entry.metadata).primary === true) ?? entries[0] ?? {};
};

const DAY_MS = 86_400_000;
/** Calendars are read from a month back to half a year ahead. */
export const getCalendarWindow = (now: number) => {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  return {
    from: new Date(today - 30 * DAY_MS).toISOString(),
    to: new Date(today + 180 * DAY_MS).toISOString(),
  };
};

/** Time zones that events can have. */
const ZONES: ReadonlySet<string> = new Set([
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
]);
const MAX_EVENT_MS = 60 * DAY_MS;

interface EventTimes {
  readonly begins: number;
  readonly ends: number;
  readonly zone: string | undefined;
  readonly isAllDay: boolean;
}

/** Returns the columns of an event's times; undefined if they can't be shown. */
export function eventTimes({ begins, ends, zone, isAllDay }: EventTimes): Fields | undefined {
  if (Number.isNaN(begins) || Number.isNaN(ends) || ends < begins) return undefined;
  return {
    begins_at: new Date(begins).toISOString(),
    ends_at: new Date(Math.min(ends, begins + MAX_EVENT_MS)).toISOString(),
    time_zone: !isAllDay && zone !== undefined && ZONES.has(zone) ? zone : 'UTC',
    is_all_day: isAllDay,
  };
}
