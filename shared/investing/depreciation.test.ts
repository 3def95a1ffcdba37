import { describe, expect, it } from 'vitest';
import { sumCents, toCents } from '../underwriting/cents.ts';
import {
  type DepreciableAsset,
  listMidQuarterYears,
  type RecoveryClass,
  scheduleAssets,
  scheduleDepreciation,
} from './depreciation.ts';

const asset = (
  recovery: RecoveryClass,
  placedOn: string,
  own: Partial<DepreciableAsset> = {},
): DepreciableAsset => ({
  id: `${recovery}-${placedOn}`,
  recovery,
  placedOn,
  cost: toCents(1_000_000),
  bonus: 0,
  ...own,
});

const percents = (years: ReturnType<typeof scheduleDepreciation>) =>
  years.map(({ amount }) => amount / toCents(10_000));

describe('depreciation by IRS Publication 946', () => {
  it.each([
    ['equipment', [20, 32, 19.2, 11.52, 11.52, 5.76]],
    ['furniture', [14.29, 24.49, 17.49, 12.49, 8.93, 8.92, 8.93, 4.46]],
    [
      'land_improvements',
      [5, 9.5, 8.55, 7.7, 6.93, 6.23, 5.9, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 5.9, 5.91, 2.95],
    ],
  ] as const)('matches table A-1 for %s', (recovery, table) => {
    const shares = percents(scheduleDepreciation(asset(recovery, '2025-05-10'), 'half-year'));
    expect(shares).toHaveLength(table.length);
    for (const [at, share] of shares.entries()) expect(share).toBeCloseTo(table[at] ?? 0, 1);
  });

  it.each([
    ['2025-02-01', [35, 26, 15.6, 11.01, 11.01, 1.38]],
    ['2025-12-31', [5, 38, 22.8, 13.68, 10.94, 9.58]],
  ])('matches tables A-2 to A-5 for five-year property placed on %s', (on, table) => {
    const shares = percents(scheduleDepreciation(asset('equipment', on), 'mid-quarter'));
    for (const [at, share] of shares.entries()) expect(share).toBeCloseTo(table[at] ?? 0, 1);
  });

  it.each([
    ['residential', '2025-01-20', 3.485, 3.636],
    ['residential', '2025-12-01', 0.152, 3.636],
    ['nonresidential', '2025-01-20', 2.461, 2.564],
    ['nonresidential', '2025-07-04', 1.177, 2.564],
  ] as const)('matches tables A-6 and A-7a for %s placed on %s', (recovery, on, first, second) => {
    const shares = percents(scheduleDepreciation(asset(recovery, on), 'mid-month'));
    // The tables round the yearly rate before the month's part.
    expect(shares[0]).toBeCloseTo(first, 2);
    expect(shares[1]).toBeCloseTo(second, 2);
  });
});

it('deducts exactly the cost over all years', () => {
  for (const recovery of [
    'residential',
    'nonresidential',
    'land_improvements',
    'furniture',
    'equipment',
  ] as const) {
    for (let month = 1; month <= 12; month++) {
      const odd = asset(recovery, `2026-${String(month).padStart(2, '0')}-15`, {
        cost: 123_456_789,
        bonus: 0.4,
      });
      for (const { years } of scheduleAssets([odd]))
        expect(sumCents(years.map(({ amount }) => amount))).toBe(odd.cost);
    }
  }
});

it('deducts bonus depreciation in the first year of personal property only', () => {
  const [personal, building] = scheduleAssets([
    asset('equipment', '2025-05-10', { bonus: 1 }),
    asset('residential', '2025-05-10', { bonus: 1 }),
  ]);
  expect(personal?.years[0]?.amount).toBe(toCents(1_000_000));
  expect(building?.years[0]?.amount).toBe(toCents(22_727.27));
});

it('switches to mid-quarter when over 40 % is placed in service after September', () => {
  const early = asset('equipment', '2025-03-01', { cost: toCents(60_000) });
  const late = (cost: number) => asset('furniture', '2025-11-01', { cost: toCents(cost) });
  const building = asset('residential', '2025-12-01', { cost: toCents(9_000_000) });
  expect([...listMidQuarterYears([early, late(40_000), building])]).toEqual([]);
  expect([...listMidQuarterYears([early, late(40_001), building])]).toEqual([2025]);
});

it('does not depreciate land', () => {
  expect(scheduleDepreciation(asset('land', '2025-01-01'), 'mid-month')).toEqual([]);
});
