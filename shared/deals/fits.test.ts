import { expect, it } from 'vitest';
import { describeFit } from './fits.ts';

it('describes what a match meets and misses', () => {
  expect(describeFit(['type', 'cap_rate'], ['price'])).toBe('Fits type, cap rate. Misses price.');
  expect(describeFit(['state'], [])).toBe('Fits state.');
  expect(describeFit([], ['beds'])).toBe('Misses beds.');
});
