import { expect, test } from 'vitest';
import {
  either,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  orNullish,
  partial,
  recordOf,
  text,
} from './shape.ts';

const isPage = object({
  rows: listOf(object({ id: text, price: orNull(number), status: oneOf(['open', 'closed']) })),
  next: orNullish(text),
});
const row = { id: 'a', price: null, status: 'open' };

test('accepts a response of the shape with additional fields', () => {
  expect(isPage({ rows: [{ ...row, colour: 'red' }], next: 'b' })).toBe(true);
  expect(isPage({ rows: [] })).toBe(true);
  expect(recordOf(number)({ OH: 3, TX: 4 })).toBe(true);
  expect(partial({ OH: number })({})).toBe(true);
  expect(either(number, text)('3')).toBe(true);
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
  expect(recordOf(number)({ OH: '3' })).toBe(false);
  expect(recordOf(number)([3])).toBe(false);
  expect(partial({ OH: number })({ OH: null })).toBe(false);
  expect(either(number, text)(null)).toBe(false);
});
