import type { QuietHours } from './quiet-hours.ts';

/** New samples in every run. */
export const SCHEDULE_SAMPLE_COUNT = 10_000;

/** A schedule and the time of an event, for randomized tests. */
export interface ScheduleSample {
  readonly hours: QuietHours;
  readonly at: Date;
}

/** Covers whole, half, and three-quarter hour offsets, both hemispheres, a half-hour clock change, and none. */
const ZONES = [
  'UTC',
  'America/New_York',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Santiago',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Athens',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Honolulu',
];

/** Clock changes in the listed zones happen within hours of these. */
const CHANGES = [
  '2024-03-10T10:00:00Z',
  '2024-03-31T01:00:00Z',
  '2024-04-06T15:00:00Z',
  '2024-09-28T14:00:00Z',
  '2024-10-05T15:30:00Z',
  '2024-10-27T01:00:00Z',
  '2024-11-03T06:00:00Z',
  '2025-03-09T10:00:00Z',
  '2025-03-30T01:00:00Z',
  '2025-10-26T01:00:00Z',
  '2025-11-02T06:00:00Z',
].map((text) => Date.parse(text));

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Seeded random numbers. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Yields random schedules at random times, half of them near clock changes. */
export function* createScheduleSamples(seed: number, many: number): Generator<ScheduleSample> {
  const below = numbersFrom(seed);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  for (let number = 0; number < many; number += 1) {
    const near = below(2) === 0;
    const start = near ? pick(CHANGES) - 2 * DAY : Date.UTC(2024, 0, 1);
    const timestamp = start + below(near ? 4 * DAY : 700 * DAY);
    yield {
      hours: {
        enabled: true,
        start: clock(below(24 * 60)),
        end: clock(below(4) === 0 ? below(4 * 60) : below(24 * 60)),
        timezone: pick(ZONES),
      },
      at: new Date(timestamp),
    };
  }
}
