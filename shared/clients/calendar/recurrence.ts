import * as s from '../../shape.ts';
import { getWallTime, wallTimeToInstant } from './zones.ts';

/** An event's time and recurrence. */
export const isEventTiming = s.object({
  begins_at: s.text,
  ends_at: s.text,
  time_zone: s.text,
  is_all_day: s.bool,
  repeats: s.orNull(s.text),
  repeat_every: s.orNull(s.number),
  repeat_on: s.listOf(s.text),
  /** The last day it may occur, "2026-12-31". */
  repeat_until: s.orNull(s.text),
  repeat_count: s.orNull(s.number),
  skipped: s.orNull(s.text),
});
export type EventTiming = s.ShapeOf<typeof isEventTiming>;

/** One occurrence of an event. */
export interface Occurrence {
  /** The day in the event's time zone, which identifies the occurrence within a series. */
  readonly day: string;
  readonly begins: number;
  readonly ends: number;
}

const DAY_MS = 86_400_000;
const WEEK = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
/** Iteration limit; calendars show nothing beyond it. */
const MOST_STEPS = 40_000;

const dayName = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** Yields the event's days as zoneless midnights, from the first on. */
function* daysOf(timed: EventTiming, first: number): Generator<number> {
  const every = timed.repeat_every ?? 1;
  const start = new Date(first);
  if (timed.repeats === 'weekly') {
    const names = new Set([...timed.repeat_on, WEEK[start.getUTCDay()]]);
    const monday = first - ((start.getUTCDay() + 6) % 7) * DAY_MS;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const day = monday + (Math.floor(step / 7) * 7 * every + (step % 7)) * DAY_MS;
      if (day >= first && names.has(WEEK[new Date(day).getUTCDay()])) yield day;
    }
  } else if (timed.repeats === 'monthly') {
    for (let step = 0; step <= 1200; step += 1) {
      const month = start.getUTCMonth() + step * every;
      const day = Date.UTC(start.getUTCFullYear(), month, start.getUTCDate());
      // Months without that day are skipped.
      if (new Date(day).getUTCDate() === start.getUTCDate()) yield day;
    }
  } else if (timed.repeats === 'daily') {
    for (let step = 0; step < MOST_STEPS; step += 1) yield first + step * every * DAY_MS;
  } else {
    yield first;
  }
}

/**
 * Returns an event's occurrences in a range, in order. Uses its zone's wall time, so nine o'clock stays nine across
 * daylight saving changes. Mirrors `private.event_starts` in the schema.
 */
export function listOccurrences(
  timed: EventTiming,
  from: number,
  to: number,
  most = 1000,
): Occurrence[] {
  const starts = Date.parse(timed.begins_at);
  const ends = Date.parse(timed.ends_at);
  const zone = timed.time_zone;
  const wall = getWallTime(zone, starts);
  const first = wall - (((wall % DAY_MS) + DAY_MS) % DAY_MS);
  const wallLength = getWallTime(zone, ends) - wall;
  const skipped = new Set((timed.skipped ?? '').split(', '));
  const found: Occurrence[] = [];
  let happened = 0;
  for (const day of daysOf(timed, first)) {
    const name = dayName(day);
    if (timed.repeat_until !== null && timed.repeats !== null && name > timed.repeat_until) break;
    if (timed.repeat_count !== null && happened >= timed.repeat_count) break;
    happened += 1;
    // Skips the costly zone lookup for days that are certainly outside the range.
    if (day > to + 2 * DAY_MS || found.length >= most) break;
    if (day + wallLength < from - 3 * DAY_MS || skipped.has(name)) continue;
    const at = day + (wall - first);
    const start = timed.repeats === null ? starts : wallTimeToInstant(zone, at);
    const end =
      timed.is_all_day && timed.repeats !== null
        ? wallTimeToInstant(zone, at + wallLength)
        : start + (ends - starts);
    if (start < to && (end > from || start >= from))
      found.push({ day: name, begins: start, ends: end });
  }
  return found;
}
