import { expect, test } from 'vitest';
import { type CheckedFilter, InvalidFilterError, matchFilters, parseFilters } from './filters.ts';

test.each([
  ['a=eq.1', [{ column: 'a', op: 'eq', value: '1', negate: false }]],
  ['a=not.in.(x,"y,z")', [{ column: 'a', op: 'in', value: '{x,"y,z"}', negate: true }]],
  ['a=eq."x,b=eq.y"', [{ column: 'a', op: 'eq', value: 'x,b=eq.y', negate: false }]],
  ['  ', []],
])('parses %s', (text, filters) => {
  expect(parseFilters(text)).toEqual(filters);
});

test('splits conditions at commas and applies all of them', () => {
  expect(parseFilters('a=gt.1,b=like.x%').map(({ column }) => column)).toEqual(['a', 'b']);
});

test.each(['a', 'a=1', 'a=foo.1', 'a=in.1', 'a=eq.1,', `a=eq.${'x'.repeat(5000)}`])(
  'rejects %s',
  (text) => {
    expect(() => parseFilters(text)).toThrow(InvalidFilterError);
  },
);

const filter = (op: string, texts: string[] | null, negate = false): CheckedFilter => ({
  column: 'a',
  op,
  value: '',
  negate,
  expression: '',
  texts,
});

test.each([
  [filter('eq', ['1']), 1, true],
  [filter('eq', ['1'], true), 1, false],
  [filter('neq', ['1']), 1, false],
  [filter('neq', ['1'], true), 1, true],
  [filter('in', ['x', 'y']), 'y', true],
  [filter('in', ['x', 'y'], true), 'z', true],
  [filter('neq', ['1']), null, false],
  [filter('eq', ['true']), true, true],
  [filter('gt', null), 1, 'ask'],
])('%o of %s is %s', (one, value, expected) => {
  expect(matchFilters([one], { a: value })).toBe(expected);
});

test('skips the remaining conditions after one fails', () => {
  expect(matchFilters([filter('gt', null), filter('eq', ['2'])], { a: 1 })).toBe(false);
});
