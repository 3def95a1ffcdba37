import { expect, test } from 'vitest';
import { formatDay } from './date.ts';
import { formatCents, formatDollars, formatPrice } from './money.ts';
import { formatNumber } from './number.ts';

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

test('numbers, amounts and days read as the browser itself would write them', () => {
  const parts = wholes.map((value) => value / 7);
  const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
  const numbers = [...wholes, ...parts];
  expect(numbers.map(formatNumber)).toEqual(numbers.map((value) => plain.format(value)));
  const money = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      ...options,
    });
    return (value: number) => format.format(value);
  };
  const dollars = money({ maximumFractionDigits: 0 });
  expect(wholes.map(formatDollars)).toEqual(wholes.map(dollars));
  const price = money({ trailingZeroDisplay: 'stripIfInteger' });
  expect(wholes.map(formatPrice)).toEqual(wholes.map((cents) => price(cents / 100)));
  const exact = money({});
  expect(wholes.map(formatCents)).toEqual(
    wholes.map((cents) => exact(cents / 100).replace('-', '−')),
  );
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
  const days = Array.from({ length: 30 }, (_, n) => new Date(2026, n, n * 2 + 1).toISOString());
  expect(days.map(formatDay)).toEqual(days.map((each) => day.format(new Date(each))));
});
