import { expect, it } from 'vitest';
import { isStatistics } from './statistics.ts';

it('rejects a response with a missing figure', () => {
  expect(isStatistics({ listings: 1, recent: 1, value: 1, brokers: 1 })).toBe(true);
  expect(isStatistics({ listings: 1, recent: 1, value: '1', brokers: 1 })).toBe(false);
  expect(isStatistics({ listings: 1 })).toBe(false);
  expect(isStatistics(null)).toBe(false);
});
