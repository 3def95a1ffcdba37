import { expect, it } from 'vitest';
import { listQuarters, type PackHolding, packReturn, quarterLabel } from './reportPack.ts';

const holding: PackHolding = {
  id: 'a',
  name: 'Maple Court',
  state: 'OH',
  operator: null,
  commitment_cents: null,
  opening: 100_000,
  closing: 121_000,
  contributed: 0,
  distributed: 0,
  total_contributed: 100_000,
  total_distributed: 0,
  flows: [['2025-01-01', -100_000]],
};

it('computes gain, multiple, and annual return by actual days', () => {
  const found = packReturn([holding], '2027-01-01');
  expect(found).toMatchObject({ change: 21_000, multiple: 1.21 });
  // 730 days at 10 % a year.
  expect(found.rate).toBeCloseTo(0.1, 10);
});

it('counts cash in and out of the quarter as neither gain nor loss', () => {
  const moved = { ...holding, closing: 90_000, contributed: 20_000, distributed: 30_000 };
  expect(packReturn([moved], '2027-01-01').change).toBe(0);
});

it('has no return without contributions', () => {
  expect(packReturn([], '2027-01-01')).toEqual({ change: 0, multiple: null, rate: null });
});

it('lists quarters across a new year', () => {
  expect(listQuarters('2026-02-10', 3)).toEqual(['2026-01-01', '2025-10-01', '2025-07-01']);
  expect(quarterLabel('2025-10-01')).toBe('Q4 2025');
});
