import { expect, it } from 'vitest';
import { describeDifferences, parseCents, toDollarText } from './purchasing.ts';

it('parses typed dollars to whole cents and back', () => {
  expect(['12.50', '$1,200', '0', '0.07', '19.99'].map(parseCents)).toEqual([
    1250, 120_000, 0, 7, 1999,
  ]);
  expect(['', '-1', '1.234', '1e3', '12345678', 'abc'].map(parseCents)).toEqual(
    Array(6).fill(undefined),
  );
  expect(toDollarText(1999)).toBe('19.99');
});

it('names each difference of a line, and none if everything matches', () => {
  const fine = { is_price_different: false, is_over_received: false, is_over_ordered: false };
  expect(describeDifferences(fine)).toBe('');
  expect(describeDifferences({ ...fine, is_price_different: true, is_over_received: true })).toBe(
    'price differs, invoiced more than received',
  );
});
