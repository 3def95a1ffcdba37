import { expect, test } from 'vitest';
import { formatBytes } from './bytes.ts';
import { formatDay, formatUtcDay } from './date.ts';
import { countText, percentText, rateText, ratioText, shareText, timesText } from './figures.ts';
import { formatList } from './list.ts';
import {
  formatCents,
  formatDollars,
  formatExactDollars,
  formatPrice,
  formatSpokenDollars,
  formatVolume,
} from './money.ts';
import { formatFixed, formatNumber } from './number.ts';
import { formatChange, formatPercent, formatRate, formatWholePercent } from './percent.ts';

const SOME = [
  0,
  7,
  12,
  99,
  100,
  999,
  1000,
  12_345,
  100_000,
  999_999,
  1_000_000,
  19_750_000,
  2 ** 40,
];
const wholes = [...SOME, ...SOME.slice(1).map((value) => -value)];

/** The browser writes a hyphen as minus sign; a true minus is as wide as a digit. */
const withMinus = (text: string): string => text.replace('-', '−');

test('formats numbers, amounts and dates like the browser', () => {
  const parts = wholes.map((value) => value / 7);
  const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  const numbers = [...wholes, ...parts];
  expect(numbers.map(formatNumber)).toEqual(numbers.map((value) => withMinus(plain.format(value))));
  const money = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      ...options,
    });
    return (value: number) => withMinus(format.format(value));
  };
  const dollars = money({ maximumFractionDigits: 0 });
  expect(wholes.map(formatDollars)).toEqual(wholes.map(dollars));
  const price = money({ trailingZeroDisplay: 'stripIfInteger' });
  expect(wholes.map(formatPrice)).toEqual(wholes.map((cents) => price(cents / 100)));
  const exact = money({});
  expect(wholes.map(formatCents)).toEqual(wholes.map((cents) => exact(cents / 100)));
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
  const days = Array.from({ length: 30 }, (_, n) => new Date(2026, n, n * 2 + 1).toISOString());
  expect(days.map(formatDay)).toEqual(days.map((each) => day.format(new Date(each))));
  const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const dates = days.map((each) => new Date(each));
  expect(dates.map(formatUtcDay)).toEqual(dates.map((each) => long.format(each)));
  const list = new Intl.ListFormat('en', { type: 'conjunction' });
  const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c', 'd']];
  expect(lists.map(formatList)).toEqual(lists.map((names) => list.format(names)));
});

test('formats shares with one digit, rates with two, and limits as entered', () => {
  expect([formatPercent(92), formatPercent(28.37)]).toEqual(['92.0%', '28.4%']);
  expect([formatRate(7.5), formatRate(-0.001)]).toEqual(['7.50%', '0.00%']);
  expect([formatWholePercent(90), formatWholePercent(7.5)]).toEqual(['90%', '7.5%']);
  expect([formatChange(10), formatChange(-5)]).toEqual(['+10%', '−5%']);
  expect([shareText(0.92), ratioText(-0.075)]).toEqual(['92.0%', '−7.50%']);
});

test('formats large amounts in millions and billions', () => {
  expect([1_086_200_000, 1_000_000_000, 999_400_000, 12_600_000, 0].map(formatVolume)).toEqual([
    '$1.1B',
    '$1000M',
    '$999M',
    '$13M',
    '$0M',
  ]);
  expect([15e6, 7.25e6, 750_000].map(formatSpokenDollars)).toEqual([
    '$15 million',
    '$7.25 million',
    '$750,000',
  ]);
  expect(formatBytes(42_000_000)).toBe('42 MB');
  expect(formatFixed(-1.25, 1)).toBe('−1.3');
});

test('shows a missing figure as a dash', () => {
  expect([countText(null), percentText(undefined), rateText(Number.NaN), timesText(1.35)]).toEqual([
    '—',
    '—',
    '—',
    '1.35×',
  ]);
});

test('rounds halves by their decimal digits', () => {
  expect([1.005, -1.005, 8.575].map(formatNumber)).toEqual(['1.01', '−1.01', '8.58']);
  expect([formatFixed(1.005, 2), formatFixed(8.575, 2), formatFixed(0.25, 1)]).toEqual([
    '1.01',
    '8.58',
    '0.3',
  ]);
  expect([250_000, 250_000.37, 1.005].map(formatExactDollars)).toEqual([
    '$250,000',
    '$250,000.37',
    '$1.01',
  ]);
});
