import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { inProject } from '../../build/paths.ts';

interface Cost {
  milliseconds: number;
  megabytes: number;
}

const ROUNDS = 7;
/** Against a process that does nothing but start: what the app's own code may add. */
const TIME_BUDGET = 2.5;
const MEMORY_BUDGET = 1.5;

const start = (what: 'bare' | 'main'): Cost => {
  const args = ['--disable-warning=ExperimentalWarning', inProject('tests/desktop/cold-start.ts')];
  return JSON.parse(execFileSync(process.execPath, [...args, what], { encoding: 'utf8' }));
};
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

test('the main process reaches its first window within its budget of time and memory', () => {
  // Each round holds both, so that a busy machine slows both.
  const rounds = Array.from({ length: ROUNDS }, () => ({
    bare: start('bare'),
    main: start('main'),
  }));
  const ratio = (of: keyof Cost) => median(rounds.map(({ bare, main }) => main[of] / bare[of]));
  const time = ratio('milliseconds');
  const memory = ratio('megabytes');
  console.log(
    `cold start: ${time.toFixed(2)} × the time, ${memory.toFixed(2)} × the memory of Node`,
  );
  expect(time).toBeLessThanOrEqual(TIME_BUDGET);
  expect(memory).toBeLessThanOrEqual(MEMORY_BUDGET);
});
