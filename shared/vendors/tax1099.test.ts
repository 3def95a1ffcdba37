import { expect, it } from 'vitest';
import { getForm1099Need, getForm1099ThresholdCents } from './tax1099.ts';

it('uses the threshold of the year of payment', () => {
  expect([2024, 2025, 2026, 2027].map(getForm1099ThresholdCents)).toEqual([
    60_000,
    60_000,
    200_000,
    null,
  ]);
});

it('counts checks and transfers only, because the provider reports online payments', () => {
  const paid = { direct_cents: 199_999, order_cents: 0, online_cents: 9_000_000 };
  expect(getForm1099Need(paid, 2026)).toBe('no');
  expect(getForm1099Need(paid, 2025)).toBe('yes');
  expect(getForm1099Need({ ...paid, direct_cents: 200_000 }, 2026)).toBe('yes');
});

it('asks to check the amount for years with an unknown inflation adjustment', () => {
  expect(getForm1099Need({ direct_cents: 200_000, order_cents: 0, online_cents: 0 }, 2027)).toBe(
    'check',
  );
  expect(getForm1099Need({ direct_cents: 199_999, order_cents: 0, online_cents: 0 }, 2027)).toBe(
    'no',
  );
});

it('asks to check if purchase orders, which may be for goods, reach the threshold', () => {
  const paid = { direct_cents: 150_000, order_cents: 50_000, online_cents: 0 };
  expect(getForm1099Need(paid, 2026)).toBe('check');
  expect(getForm1099Need({ ...paid, order_cents: 49_999 }, 2026)).toBe('no');
});
