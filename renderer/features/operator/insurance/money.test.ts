import { expect, it } from 'vitest';
import { optionalCents, showCents, signedCents, toTyped } from './money.ts';

it('parses dollars as cents and rejects anything else', () => {
  const amount = optionalCents();
  expect(amount.safeParse('$1,250.50').data).toBe(125_050);
  expect(amount.safeParse('').data).toBeNull();
  for (const typed of ['-1', 'many', '1.234', '9'.repeat(13)])
    expect(amount.safeParse(typed).success, typed).toBe(false);
  expect(signedCents().safeParse('−2,000').data).toBe(-200_000);
});

it('shows cents as dollars', () => {
  expect(showCents(100_000_000)).toBe('$1,000,000');
  expect(showCents(125_050)).toBe('$1,250.50');
  expect(showCents(null)).toBe('—');
  expect(toTyped(125_050)).toBe('1250.5');
});
