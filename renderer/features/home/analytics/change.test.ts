import { expect, it } from 'vitest';
import { changeText, previousPeriodText, shareText } from './change.ts';

it('calculates a change as a share of the previous value', () => {
  expect(changeText(150, 100)).toBe('+50.0%');
  expect(changeText(50, 100)).toBe('−50.0%');
  expect(changeText(100, 100)).toBe('0.0%');
});

it('shows no change without a previous value', () => {
  expect(changeText(10, 0)).toBe('—');
  expect(previousPeriodText(10, 0)).toBe('No data for the previous period');
  expect(previousPeriodText(12, 10)).toBe('+20.0% vs. 10 previously');
});

it('shows no share of zero', () => {
  expect(shareText(0, 0)).toBe('—');
  expect(shareText(1, 3)).toBe('33.3%');
});
