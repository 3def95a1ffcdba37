import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../paths.ts';
import { DEARER, PRICE_SECONDS, tooDear } from './prices.ts';

const took = (file: string, seconds: number) => ({
  file,
  seconds,
  passed: 1,
  failed: 0,
  skipped: 0,
  failures: [],
});

test('names a file over the default time budget with its time', () => {
  const files = [took('a.test.ts', PRICE_SECONDS + 5), took('b.test.ts', PRICE_SECONDS)];
  expect(tooDear(files)).toEqual(['over budget: a.test.ts took 20 s, budget 15 s']);
});

test('gives heavy files a larger budget of their own', () => {
  const [[file, price] = ['', 0]] = Object.entries(DEARER);
  expect(tooDear([took(file, price)])).toEqual([]);
  expect(tooDear([took(file, price + 1)])).toHaveLength(1);
  for (const seconds of Object.values(DEARER)) expect(seconds).toBeGreaterThan(PRICE_SECONDS);
});

test('lists only existing files with their own budget', () => {
  expect(Object.keys(DEARER).filter((file) => !existsSync(inProject(file)))).toEqual([]);
});
