import { expect, it } from 'vitest';
import { isStatistics } from './statistics.ts';

it('an answer without one of the figures is none', () => {
  expect(isStatistics({ listings: 1, recent: 1, value: 1, brokers: 1 })).toBe(true);
  expect(isStatistics({ listings: 1, recent: 1, value: '1', brokers: 1 })).toBe(false);
  expect(isStatistics({ listings: 1 })).toBe(false);
  expect(isStatistics(null)).toBe(false);
});
