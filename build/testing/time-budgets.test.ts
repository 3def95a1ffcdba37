import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../paths.ts';
import { BUDGET_OVERRIDES, DEFAULT_BUDGET_SECONDS, findOverBudgetFiles } from './time-budgets.ts';

const took = (file: string, seconds: number) => ({
  file,
  seconds,
  passed: 1,
  failed: 0,
  skipped: 0,
  failures: [],
});

test('names a file over the default time budget with its time', () => {
  const files = [
    took('a.test.ts', DEFAULT_BUDGET_SECONDS + 5),
    took('b.test.ts', DEFAULT_BUDGET_SECONDS),
  ];
  expect(findOverBudgetFiles(files)).toEqual(['over budget: a.test.ts took 20 s, budget 15 s']);
});

test('gives heavy files a larger budget of their own', () => {
  const [[file, price] = ['', 0]] = Object.entries(BUDGET_OVERRIDES);
  expect(findOverBudgetFiles([took(file, price)])).toEqual([]);
  expect(findOverBudgetFiles([took(file, price + 1)])).toHaveLength(1);
  for (const seconds of Object.values(BUDGET_OVERRIDES))
    expect(seconds).toBeGreaterThan(DEFAULT_BUDGET_SECONDS);
});

test('lists only existing files with their own budget', () => {
  expect(Object.keys(BUDGET_OVERRIDES).filter((file) => !existsSync(inProject(file)))).toEqual([]);
});
