import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Job, Schedule } from './schedule.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const even = () => 0.5;
const job = (work: Job['work'], everyMs = 1000): Job => ({ name: 'job', everyMs, work });

test('a job runs at every interval, starting after the first', async () => {
  const work = vi.fn(async () => {});
  const schedule = new Schedule([job(work)], even);
  await vi.advanceTimersByTimeAsync(999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2001);
  expect(work).toHaveBeenCalledTimes(3);
  await schedule.close();
});

test('a job whose work became due runs at once, and still at its interval', async () => {
  const work = vi.fn(async () => {});
  const schedule = new Schedule([job(work, 5000)], even);
  schedule.wake('job');
  schedule.wake('a job of a newer database');
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(2);
  await schedule.close();
  schedule.wake('job');
  await vi.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a daily job first runs within minutes of the start', async () => {
  const work = vi.fn(async () => {});
  const schedule = new Schedule([job(work, 86_400_000)], even);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);
  await schedule.close();
});

test('jobs run one at a time, and closing waits for the current one', async () => {
  const events: string[] = [];
  let finish = () => {};
  const slow = () => {
    events.push('slow begins');
    return new Promise<void>((resolve) => {
      finish = () => {
        events.push('slow ends');
        resolve();
      };
    });
  };
  const quick = async () => void events.push('quick');
  const schedule = new Schedule([job(slow), job(quick)], even);
  await vi.advanceTimersByTimeAsync(5000);
  expect(events).toEqual(['slow begins']);

  const closed = schedule.close().then(() => events.push('closed'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(events).toEqual(['slow begins']);
  finish();
  await closed;
  expect(events).toEqual(['slow begins', 'slow ends', 'closed']);
});

test('a failed job is logged without its message and retried at its next interval', async () => {
  const stderrSpy = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const work = vi.fn().mockRejectedValueOnce(new Error('of a person')).mockResolvedValue(undefined);
  const schedule = new Schedule([job(work)], even);
  await vi.advanceTimersByTimeAsync(2000);
  expect(work).toHaveBeenCalledTimes(2);
  expect(stderrSpy).toHaveBeenCalledTimes(1);
  expect(String(stderrSpy.mock.calls[0]?.[0])).not.toContain('of a person');
  await schedule.close();
});

test('runs all jobs on request, continues after a failure, and keeps their intervals', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const fails = vi.fn(async () => Promise.reject(new Error('full')));
  const works = vi.fn(async () => {});
  const schedule = new Schedule([job(fails), { ...job(works), name: 'other' }], even);
  expect(await schedule.runAll(1000)).toEqual([
    { name: 'job', ms: expect.any(Number), has_failed: true },
    { name: 'other', ms: expect.any(Number), has_failed: false },
  ]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(works).toHaveBeenCalledTimes(2);
  expect(await schedule.runAll(-1)).toEqual([]);
  await schedule.close();
  expect(await schedule.runAll(1000)).toEqual([]);
});
