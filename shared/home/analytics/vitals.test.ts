import { expect, it } from 'vitest';
import { gradeVital } from './vitals.ts';

it.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'fair'],
  ['LCP', 4000, 'fair'],
  ['LCP', 4001, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.26, 'poor'],
  ['INP', 200, 'good'],
  ['TTFB', 1801, 'poor'],
] as const)('%s of %s is %s', (vital, value, grade) => {
  expect(gradeVital(vital, value)).toBe(grade);
});
