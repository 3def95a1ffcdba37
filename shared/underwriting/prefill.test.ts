import { describe, expect, it } from 'vitest';
import { assumptionsSchema } from './assumptions.ts';
import { toCents } from './cents.ts';
import { computeModel } from './model.ts';
import { sumYear } from './monthly.ts';
import { type ListingFigures, prefillFromListing, prefillFromPrice } from './prefill.ts';

const now = new Date('2026-01-15T00:00:00Z');
const maple: ListingFigures = {
  property_type: 'assisted-living',
  price: 19_750_000,
  cap_rate: 7.39,
  total_units: 84,
  total_beds: 92,
  occupancy_rate: 91.7,
  avg_monthly_rate: 5450,
};

describe('a model from a listing', () => {
  it('has the NOI that the price and cap rate imply', () => {
    const { assumptions, missing } = prefillFromListing(maple, 'Listing', now);
    const noi = computeModel(assumptions).lines.find(({ key }) => key === 'noi')?.months ?? [];
    expect(Math.abs(sumYear(noi, 1) - toCents(19_750_000 * 0.0739))).toBeLessThan(100);
    expect(missing).toEqual([]);
    expect(assumptionsSchema.safeParse(assumptions).success).toBe(true);
  });

  it('names the figures it lacks and leaves them at zero', () => {
    const bare = { ...maple, price: null, cap_rate: null, occupancy_rate: null };
    const { assumptions, missing } = prefillFromListing(bare, 'Listing', now);
    expect(missing).toEqual(['Price', 'Occupancy', 'Cap rate']);
    expect(assumptions.purchase.price).toBe(0);
    expect(assumptions.expenses.every(({ annual }) => annual === 0)).toBe(true);
  });

  it('states the source of each figure', () => {
    const { sources } = prefillFromListing(maple, 'Listing', now);
    expect(sources.map(({ label }) => label)).toEqual([
      'Price',
      'Units',
      'Occupancy',
      'Monthly rate',
      'Cap rate',
      'Operating expenses',
    ]);
  });
});

it('starts a model from a deal with its price', () => {
  expect(prefillFromPrice(8_200_000, 'Deal', now).assumptions.purchase.price).toBe(
    toCents(8_200_000),
  );
  expect(prefillFromPrice(null, 'Deal', now).missing).toEqual(['Price']);
});
