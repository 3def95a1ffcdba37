import { expect, test } from 'vitest';
import { parseCard } from './cards.ts';

const NOW = Date.UTC(2027, 0, 31, 23) / 1000;
const good = { number: '4242 4242 4242 4242', expiry: '01 / 27', cvc: '123' };
const wrongOf = (overrides: object) => {
  const read = parseCard({ ...good, ...overrides }, NOW);
  return 'wrong' in read ? Object.keys(read.wrong) : [];
};

test('a card is valid to the end of its month', () => {
  expect(wrongOf({})).toEqual([]);
  expect(wrongOf({ expiry: '12/26' })).toEqual(['expiry']);
});

test.each([
  [{ number: '4242424242424241' }, ['number']],
  [{ number: '' }, ['number']],
  [{ expiry: '13/30' }, ['expiry']],
  [{ expiry: '' }, ['expiry']],
  [{ cvc: '12' }, ['cvc']],
  [{ number: 'x', expiry: 'x', cvc: 'x' }, ['number', 'expiry', 'cvc']],
])('reports what is wrong with %o by field', (overrides, fields) => {
  expect(wrongOf(overrides)).toEqual(fields);
});

test('rejects any card that is not a test card, even a real one', () => {
  expect(wrongOf({ number: '4111111111111111' })).toEqual(['number']);
});
