import { expect, test } from 'vitest';
import * as s from './shape.ts';

const isPage = s.object({
  rows: s.listOf(
    s.object({ id: s.text, price: s.orNull(s.number), status: s.oneOf(['open', 'closed']) }),
  ),
  next: s.orNullish(s.text),
});
const row = { id: 'a', price: null, status: 'open' };

test('accepts a response of the shape with additional fields', () => {
  expect(isPage({ rows: [{ ...row, colour: 'red' }], next: 'b' })).toBe(true);
  expect(isPage({ rows: [] })).toBe(true);
  expect(s.recordOf(s.number)({ OH: 3, TX: 4 })).toBe(true);
  expect(s.partial({ OH: s.number })({})).toBe(true);
  expect(s.either(s.number, s.text)('3')).toBe(true);
});

test('rejects any other response, however deeply it differs', () => {
  for (const value of [
    null,
    [],
    'rows',
    { rows: null },
    { rows: [{ ...row, price: '7' }] },
    { rows: [{ ...row, status: 'lost' }] },
    { rows: [row], next: 3 },
    { rows: [row, null] },
  ]) {
    expect(isPage(value)).toBe(false);
  }
  expect(s.recordOf(s.number)({ OH: '3' })).toBe(false);
  expect(s.recordOf(s.number)([3])).toBe(false);
  expect(s.partial({ OH: s.number })({ OH: null })).toBe(false);
  expect(s.either(s.number, s.text)(null)).toBe(false);
});
