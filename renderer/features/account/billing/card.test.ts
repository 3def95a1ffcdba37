import { describe, expect, it } from 'vitest';
import {
  cardBody,
  formatCardNumber,
  formatExpiry,
  isCardNumber,
  isExpired,
  testCards,
} from './card.ts';

describe('a card', () => {
  it('formats the number as printed, whether typed or pasted', () => {
    expect(formatCardNumber('4242-4242 42424242')).toBe('4242 4242 4242 4242');
    expect(formatCardNumber('42424')).toBe('4242 4');
    expect(formatExpiry('4')).toBe('04');
    expect(formatExpiry('1229')).toBe('12 / 29');
    expect(formatExpiry('12 / 2')).toBe('12 / 2');
  });

  it('accepts only a number with a valid check digit', () => {
    for (const { number } of testCards) expect(isCardNumber(number)).toBe(true);
    expect(isCardNumber('4242 4242 4242 4241')).toBe(false);
    expect(isCardNumber('42')).toBe(false);
  });

  it('is valid through the end of its expiry month', () => {
    expect(isExpired('11 / 26', new Date(2026, 10, 30))).toBe(false);
    expect(isExpired('11 / 26', new Date(2026, 11, 1))).toBe(true);
  });

  it('is sent without spaces', () => {
    expect(cardBody({ number: '4242 4242 4242 4242', expiry: '04 / 29', cvc: '123' })).toEqual({
      number: '4242424242424242',
      expiry: '04/29',
      cvc: '123',
    });
  });
});
