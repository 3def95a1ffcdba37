import type { Choice } from '../../records/choice.ts';

/** US time zones; `events_time_zone_is_known` in the schema has the same. */
export const TIME_ZONES = [
  { value: 'America/New_York', label: 'Eastern' },
  { value: 'America/Chicago', label: 'Central' },
  { value: 'America/Denver', label: 'Mountain' },
  { value: 'America/Phoenix', label: 'Arizona' },
  { value: 'America/Los_Angeles', label: 'Pacific' },
  { value: 'America/Anchorage', label: 'Alaska' },
  { value: 'Pacific/Honolulu', label: 'Hawaii' },
  { value: 'UTC', label: 'UTC' },
] as const satisfies readonly Choice[];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** Returns a zone's wall time at an instant, in milliseconds as if it were UTC. */
export function getWallTime(zone: string, instant: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatIn(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * Returns the instant of a wall time in a zone. A repeated time resolves to the second one, a skipped time shifts
 * forward, as in the database.
 */
export function wallTimeToInstant(zone: string, wall: number): number {
  const before = getWallTime(zone, wall - DAY_MS) - (wall - DAY_MS);
  const after = getWallTime(zone, wall + DAY_MS) - (wall + DAY_MS);
  const late = wall - Math.min(before, after);
  if (getWallTime(zone, late) === wall) return late;
  const early = wall - Math.max(before, after);
  return getWallTime(zone, early) === wall ? early : wall - before;
}

/** Returns the user's zone if supported, or a supported one with the same current time. */
export function findNearestZone(zone: string, now: number): string {
  if (TIME_ZONES.some(({ value }) => value === zone)) return zone;
  const here = getWallTime(zone, now);
  return TIME_ZONES.find(({ value }) => getWallTime(value, now) === here)?.value ?? 'UTC';
}

export const zoneLabel = (zone: string): string =>
  TIME_ZONES.find(({ value }) => value === zone)?.label ?? zone;
