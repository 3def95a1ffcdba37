import { expect, it } from 'vitest';
import { HEALTHY_OPERATIONS, healthyRuntime } from '../../../testing/fakeOperations.ts';
import { concernsOf } from './concerns.ts';

const NOW = new Date(HEALTHY_OPERATIONS.at);
const textsOf = (changes: Partial<typeof HEALTHY_OPERATIONS>) =>
  concernsOf({ ...HEALTHY_OPERATIONS, ...changes }, NOW).map(({ text }) => text);
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString();

it('returns nothing when there are no issues', () => {
  expect(textsOf({})).toEqual([]);
});

it('lists overdue items before anything that can wait', () => {
  expect(
    textsOf({
      outbox: { ...HEALTHY_OPERATIONS.outbox, late: 14, dead: 1 },
      faults: { ...HEALTHY_OPERATIONS.faults, new: 2 },
    }),
  ).toEqual([
    '14 messages have waited longer than 10 minutes',
    '1 message could not be delivered',
    '2 faults in browsers first seen since yesterday',
  ]);
});

it('names jobs that failed on their last run and jobs that did not run', () => {
  const [job] = healthyRuntime.jobs;
  if (job === undefined) throw new Error('The fixture lacks a job.');
  const failed = { ...job, name: 'prune', last_failed_at: job.last_at };
  const late = { ...job, name: 'vacuum', last_at: hoursAgo(12) };
  expect(textsOf({ running: { ...healthyRuntime, jobs: [failed, late] } })).toEqual([
    '“prune” failed on its last run',
    '“vacuum” did not run on schedule',
  ]);
});

it('asks for a backup only if this server makes backups', () => {
  expect(textsOf({ backup: null })).toEqual(['No backup has been made here yet']);
  expect(textsOf({ backup: { at: hoursAgo(24 * 9), bytes: 1, took_ms: 1 } })).toEqual([
    'The last backup is 9 days old',
  ]);
  expect(textsOf({ backup: null, running: null })).toEqual([]);
});

it('reports slow responses once there are enough samples', () => {
  const slow = (count: number) => ({
    running: {
      ...healthyRuntime,
      kinds: [{ name: 'Files', count, p50: 20, p95: 1400, mean: null, longest: 2000 }],
    },
  });
  expect(textsOf(slow(40))).toEqual(['Files: 5 percent of responses take longer than 1.4 s']);
  expect(textsOf(slow(19))).toEqual([]);
});
