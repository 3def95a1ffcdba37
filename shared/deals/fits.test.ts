import { expect, it } from 'vitest';
import { fitWords } from './fits.ts';

it('describes what a match meets and misses', () => {
  expect(fitWords(['type', 'cap_rate'], ['price'])).toBe('Fits type, cap rate. Misses price.');
  expect(fitWords(['state'], [])).toBe('Fits state.');
  expect(fitWords([], ['beds'])).toBe('Misses beds.');
});
