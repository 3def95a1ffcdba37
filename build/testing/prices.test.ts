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

test('a file that takes longer than a noun may cost is named with its price', () => {
  const files = [took('a.test.ts', PRICE_SECONDS + 5), took('b.test.ts', PRICE_SECONDS)];
  expect(tooDear(files)).toEqual(['too dear: a.test.ts took 20 s and may take 15 s']);
});

test('a heavy kind has a price of its own, which is more', () => {
  const [[file, price] = ['', 0]] = Object.entries(DEARER);
  expect(tooDear([took(file, price)])).toEqual([]);
  expect(tooDear([took(file, price + 1)])).toHaveLength(1);
  for (const seconds of Object.values(DEARER)) expect(seconds).toBeGreaterThan(PRICE_SECONDS);
});

test('every file with a price of its own exists', () => {
  expect(Object.keys(DEARER).filter((file) => !existsSync(inProject(file)))).toEqual([]);
});
