import { expect, it } from 'vitest';
import { isStatistics, noStatistics, totalValueText } from './statistics.ts';

it('the total value is told in billions above one, in whole millions below', () => {
  expect(totalValueText(1_086_200_000)).toBe('$1.1B');
  expect(totalValueText(1_000_000_000)).toBe('$1000M');
  expect(totalValueText(999_400_000)).toBe('$999M');
  expect(totalValueText(12_600_000)).toBe('$13M');
  expect(totalValueText(noStatistics.value)).toBe('$0M');
});

it('an answer without one of the figures is none', () => {
  expect(isStatistics({ listings: 1, recent: 1, value: 1, brokers: 1 })).toBe(true);
  expect(isStatistics({ listings: 1, recent: 1, value: '1', brokers: 1 })).toBe(false);
  expect(isStatistics({ listings: 1 })).toBe(false);
  expect(isStatistics(null)).toBe(false);
});
