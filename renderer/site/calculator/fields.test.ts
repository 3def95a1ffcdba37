import { describe, expect, it, test } from 'vitest';
import {
  buildFieldQuery,
  type FieldGroup,
  getFieldError,
  parseFieldValues,
  parseTypedNumber,
  readFieldTexts,
} from './fields.ts';

const groups: readonly FieldGroup<'price' | 'rate'>[] = [
  {
    legend: 'Loan',
    fields: [
      { name: 'price', label: 'Price', unit: '$', initial: 1_000_000, least: 1, most: 1e9 },
      { name: 'rate', label: 'Rate', unit: '%', initial: 6, least: 0, most: 25 },
    ],
  },
];

test.each([
  ['1,250,000', 1_250_000],
  [' $19750000 ', 19_750_000],
  ['7.5 %', 7.5],
  ['.5', 0.5],
  ['−2', -2],
  ['-$3,000', -3000],
])('“%s” is parsed', (text, value) => {
  expect(parseTypedNumber(text)).toBe(value);
});

test.each(['', 'ten', '1,2,3', '7..5', '1e9', '.', '0x10', '%'])('“%s” is rejected', (text) => {
  expect(parseTypedNumber(text)).toBeNaN();
});

describe('a field', () => {
  const [price] = groups[0]?.fields ?? [];
  it.each([
    ['', 'Enter a value to see results.'],
    ['many', 'Use digits only, such as 1,250,000 or 7.5.'],
    ['0', 'Enter a number from 1 to 1,000,000,000.'],
    ['5', undefined],
  ])('with “%s” shows %s', (text, message) => {
    expect(price && getFieldError(price, text)).toBe(message);
  });
});

test('an invalid field has no value and others keep theirs', () => {
  expect(parseFieldValues(groups, { price: '2,000,000', rate: '99' })).toEqual({
    price: 2_000_000,
    rate: Number.NaN,
  });
});

test('the URL round-trips changed values, including invalid ones', () => {
  const query = buildFieldQuery(groups, { price: '2,500,000', rate: 'six' }, '?ref=mail');
  expect(query).toBe('?ref=mail&price=2500000&rate=six');
  expect(readFieldTexts(groups, query)).toEqual({ price: '2500000', rate: 'six' });
  expect(buildFieldQuery(groups, { price: '1,000,000', rate: '6' }, query)).toBe('?ref=mail');
  expect(readFieldTexts(groups, '')).toEqual({ price: '1,000,000', rate: '6' });
});
