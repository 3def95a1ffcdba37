import { describe, expect, it } from 'vitest';
import { assumptionsSchema } from './assumptions.ts';
import { toCents } from './cents.ts';
import { computeModel } from './model.ts';
import { sumYear } from './monthly.ts';
import {
  type ListingFigures,
  prefillFromCensus,
  prefillFromListing,
  prefillFromPrice,
} from './prefill.ts';

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

it('starts from the units and occupancy of a community, leaving out units that are offline', () => {
  const unit = { type: 'studio', license_category: 'AL', market_rate: 5_000, status: 'occupied' };
  const { assumptions, sources, missing } = prefillFromCensus(
    {
      available: 4,
      occupied: 3,
      units: [
        unit,
        { ...unit, market_rate: 5_500, status: 'ready' },
        { ...unit, license_category: 'MC', market_rate: null },
        { ...unit, type: 'one_bedroom', market_rate: 6_100 },
        { ...unit, status: 'offline' },
      ],
    },
    'Maple Court census',
    now,
  );
  expect(assumptions.units.map(({ name, care, count, rent }) => [name, care, count, rent])).toEqual(
    [
      ['Studio, assisted living', 'assisted', 2, toCents(5_250)],
      ['Studio, memory care', 'memory', 1, 0],
      ['One-bedroom, assisted living', 'assisted', 1, toCents(6_100)],
    ],
  );
  expect(assumptions.occupancy.start).toBe(0.75);
  expect(sources[1]).toEqual({ label: 'Occupancy', value: '75.0%', source: 'Maple Court census' });
  expect(missing).toContain('Expenses');
  expect(assumptionsSchema.safeParse(assumptions).success).toBe(true);
});
