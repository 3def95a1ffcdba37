import { describe, expect, it } from 'vitest';
import { toCents } from './cents.ts';
import {
  breakEvenOccupancy,
  computeEarnings,
  computeOperatingResult,
  computePayorRevenue,
  normalizeStatement,
  type Operation,
} from './operations.ts';
import { pricePer, valueAtCapRate } from './ratio.ts';

/** 80 units with $6,000,000 annual revenue and a buyer's adjustments. */
const normalized: Operation = {
  units: 80,
  occupancy: 0.9,
  monthlyRate: toCents(6_000_000 / 12 / 72),
  expenses: toCents(4_300_000 - 180_000 - 120_000 - 90_000 + 60_000),
  managementFee: 0.05,
  reservePerUnit: toCents(350),
};

describe('operating result', () => {
  it('subtracts expenses, fee, and reserves from income', () => {
    const result = computeOperatingResult(normalized);
    expect(result.income / 100).toBeCloseTo(6_000_000, -1);
    expect(result.reserves).toBe(toCents(28_000));
    expect(result.noi).toBe(
      result.income - result.expenses - result.managementFee - result.reserves,
    );
    expect(result.margin).toBeCloseTo(0.2837, 4);
  });

  it('reports a loss and no margin without revenue', () => {
    expect(
      computeOperatingResult({ units: 10, occupancy: 0, monthlyRate: 500_000, expenses: 100 }),
    ).toMatchObject({ income: 0, noi: -100, margin: null });
  });
});

describe('normalized T-12', () => {
  const result = normalizeStatement(
    {
      units: 80,
      income: toCents(6_000_000),
      expenses: toCents(4_300_000),
      reportedManagementFee: toCents(180_000),
    },
    { managementFee: 0.05, reservePerUnit: toCents(350) },
    [
      { reason: 'Agency labor', expenses: toCents(-120_000) },
      { reason: 'Owner pay', expenses: toCents(-90_000) },
      { reason: 'Property tax after sale', expenses: toCents(60_000) },
    ],
  );

  it('replaces the fee, adds reserves, and applies the adjustments', () => {
    expect(result.noi).toBe(toCents(1_702_000));
    expect(result.margin).toBeCloseTo(0.2837, 4);
  });

  it('is worth $22,693,333.33 at a 7.5% cap rate, $283,666.67 a unit', () => {
    const value = valueAtCapRate(result.noi, 0.075);
    expect(value).toBe(2_269_333_333);
    expect(pricePer(value ?? 0, 80)).toBe(28_366_667);
  });
});

describe('break-even occupancy', () => {
  it('earns the debt service', () => {
    const of = { ...normalized, otherIncome: toCents(120_000) };
    const occupancy = breakEvenOccupancy(of, toCents(900_000)) ?? 0;
    expect(computeOperatingResult({ ...of, occupancy }).noi / 100).toBeCloseTo(900_000, 0);
  });

  it.each([
    ['is above one where it cannot be reached', normalized, 9_000_000, 2.05],
    ['is zero where other income pays for all', { ...normalized, otherIncome: 9e8 }, 0, 0],
    ['does not exist where a unit adds nothing', { ...normalized, monthlyRate: 0 }, 0, null],
  ])('%s', (_how, year, service, expected) => {
    const occupancy = breakEvenOccupancy(year, toCents(service));
    expect(occupancy === null ? null : Math.round(occupancy * 100) / 100).toBe(expected);
  });
});

describe('payor revenue', () => {
  it('adds payor days times daily rates and blends the rate', () => {
    const revenue = computePayorRevenue([
      { payor: 'medicaid', days: 6_600, dailyRate: toCents(240) },
      { payor: 'medicare', days: 1_000, dailyRate: toCents(590) },
      { payor: 'private', days: 2_400, dailyRate: toCents(310) },
    ]);
    expect(revenue.revenue).toBe(toCents(1_584_000 + 590_000 + 744_000));
    expect(revenue.blendedRate).toBe(toCents(291.8));
    expect(revenue.qualityMix).toBeCloseTo(0.34);
  });

  it('has no blended rate without days', () => {
    expect(computePayorRevenue([])).toMatchObject({ revenue: 0, blendedRate: null });
  });
});

it('derives EBITDAR and EBITDA from EBITDARM', () => {
  expect(computeEarnings({ ebitdarm: 500, managementFee: 50, rent: 300 })).toEqual({
    ebitdarm: 500,
    ebitdar: 450,
    ebitda: 150,
  });
});
