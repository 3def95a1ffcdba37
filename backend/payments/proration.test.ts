import { expect, test } from 'vitest';
import { addMonths, periodEnd } from './calendar.ts';
import { prorate } from './proration.ts';

const toUnixSeconds = (text: string) => Date.parse(text) / 1000;
const january = {
  start: toUnixSeconds('2027-01-01T00:00:00Z'),
  end: toUnixSeconds('2027-02-01T00:00:00Z'),
};

test.each([
  [7_900, '2027-01-01T00:00:00Z', 7_900],
  [7_900, '2027-01-16T12:00:00Z', 3_950],
  [2_900, '2027-01-31T23:59:59Z', 0],
  [100, '2027-01-11T08:00:00Z', 67],
  [7_900, '2027-03-01T00:00:00Z', 0],
  [7_900, '2026-03-01T00:00:00Z', 7_900],
])('prices the rest of a month for %i cents at %s as %i cents', (price, at, cents) => {
  expect(prorate(price, january, toUnixSeconds(at))).toBe(cents);
});

test('returns to the last day of the month where possible for a period that started on it', () => {
  const anchor = toUnixSeconds('2027-01-31T10:00:00Z');
  const ends = [1, 2, 3].map((months) => new Date(addMonths(anchor, months) * 1000).toISOString());
  expect(ends.map((end) => end.slice(0, 16))).toEqual([
    '2027-02-28T10:00',
    '2027-03-31T10:00',
    '2027-04-30T10:00',
  ]);
  expect(periodEnd(anchor, toUnixSeconds('2027-02-28T10:00:00Z'))).toBe(
    toUnixSeconds('2027-03-31T10:00:00Z'),
  );
});
