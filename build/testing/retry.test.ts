import { expect, test } from 'vitest';
import { type Job, type Outcome, vitest } from './jobs.ts';
import type { FileResult } from './reports.ts';
import { retryFailedFiles } from './retry.ts';

const job = vitest('contract', 'postgres');

const file = (name: string, ...failures: string[]): FileResult => ({
  file: name,
  seconds: 1,
  passed: 2,
  failed: failures.length,
  skipped: 0,
  failures: failures.map((test) => ({ test, message: `${test} was late` })),
});
const outcome = (files: FileResult[], hasDied = false): Outcome => ({
  job,
  output: 'said',
  files,
  hasDied,
});

/** Fake runs with given outcomes; records the requested jobs. */
function answering(...outcomes: Outcome[]) {
  const requestedJobs: Job[] = [];
  const run = (one: Job) => {
    requestedJobs.push(one);
    return Promise.resolve(outcomes.shift() ?? outcome([], true));
  };
  return { asked: requestedJobs, run };
}

test('passes a run and names a file that fails in parallel but passes alone', async () => {
  const { asked, run } = answering(outcome([file('a.test.ts')]));
  const first = outcome([file('a.test.ts', 'signs in'), file('b.test.ts')]);
  const { counts, unsteady } = await retryFailedFiles([first], run);
  expect(counts).toEqual({ passed: 5, failed: 0, skipped: 0 });
  expect(unsteady).toEqual([
    { test: 'a.test.ts › signs in', outputs: ['signs in was late', 'said'] },
  ]);
  expect(asked.map(({ args }) => args.at(-1))).toEqual(['a.test.ts']);
});

test('fails a file that fails twice', async () => {
  const broken = outcome([file('a.test.ts', 'signs in')]);
  const { counts, unsteady } = await retryFailedFiles([broken], answering(broken).run);
  expect(counts.failed).toBe(1);
  expect(unsteady).toEqual([]);
});

test("doesn't pass a file that the second run can't find", async () => {
  const broken = outcome([file('a.test.ts', 'signs in')]);
  const { counts } = await retryFailedFiles([broken], answering(outcome([])).run);
  expect(counts.failed).toBe(1);
});

test('repeats a part whose runner died and uses the second result', async () => {
  const { asked, run } = answering(outcome([file('a.test.ts'), file('b.test.ts')]));
  const { counts, unsteady } = await retryFailedFiles([outcome([file('a.test.ts')], true)], run);
  expect(asked).toEqual([job]);
  expect(counts).toEqual({ passed: 4, failed: 0, skipped: 0 });
  expect(unsteady.map(({ test }) => test)).toEqual(['contract, whole']);
});

test("doesn't repeat after widespread failures", async () => {
  const many = Array.from({ length: 9 }, (_, i) => file(`${i}.test.ts`, 'signs in'));
  const { asked, run } = answering();
  expect((await retryFailedFiles([outcome(many)], run)).counts.failed).toBe(9);
  expect(asked).toEqual([]);
});
