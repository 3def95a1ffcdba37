import { describe, expect, it } from 'vitest';
import { type Assumptions, createAssumptions } from '../underwriting/assumptions.ts';
import { toCents } from '../underwriting/cents.ts';
import { computeModel } from '../underwriting/model.ts';
import { createRandomModel } from '../underwriting/randomModels.ts';
import { createExitInputs, type ExitInputs } from './exitInputs.ts';
import { compareExits, sellAt, taxHold } from './exitStrategy.ts';

const BASE = createAssumptions(new Date('2025-10-15'));

/** $1,200,000 of rent a year, no costs, no growth, no debt: every figure can be checked by hand. */
const flat: Assumptions = {
  ...BASE,
  closingOn: '2026-01-01',
  units: [
    {
      id: 'all',
      name: 'All',
      care: 'assisted',
      count: 20,
      rent: toCents(5000),
      careFee: 0,
      growth: 0,
      careGrowth: 0,
    },
  ],
  occupancy: { start: 1, stabilized: 1, months: 0 },
  expenses: [],
  otherIncome: { annual: 0, growth: 0 },
  managementFee: 0,
  reservePerUnit: 0,
  purchase: { price: toCents(10_000_000), closingCosts: 0, workingCapital: 0 },
  loans: [],
  refinance: { ...BASE.refinance, month: 0 },
  exit: { year: 5, capRate: 0.1, sellingCosts: 0.05 },
  discountRate: 0.1,
};

const inputs: ExitInputs = {
  ...createExitInputs(flat, '2027-01-02'),
  decisionMonth: 12,
  horizonMonth: 60,
  landShare: 0.175,
  stateRate: 0.05,
};

describe('a sale after tax', () => {
  const hold = taxHold(flat, inputs);

  it('taxes income after straight-line depreciation every month', () => {
    // $8,250,000 of buildings over 330 months is $25,000; income is $100,000 a month.
    expect(hold.depreciated[12]).toBeCloseTo(toCents(300_000), 4);
    expect(hold.incomeTax[12]).toBe(toCents(75_000 * (0.37 + 0.038 + 0.05)));
    expect(hold.cash[12]).toBe(toCents(100_000 - 75_000 * 0.458));
  });

  it('taxes depreciation at the recapture rate and the rest as capital gain', () => {
    const sale = sellAt(hold, inputs, 12);
    // $12,000,000 less 5 % less a basis of $9,700,000.
    expect(sale).toMatchObject({
      price: toCents(12_000_000),
      costs: toCents(600_000),
      adjustedBasis: toCents(9_700_000),
      gain: toCents(1_700_000),
      recaptured: toCents(300_000),
      tax: toCents(300_000 * (0.25 + 0.088) + 1_400_000 * (0.2 + 0.088)),
    });
    expect(sale?.afterTax).toBe(toCents(11_400_000 - 504_600));
  });

  it('owes no tax in an exchange', () => {
    expect(sellAt(hold, inputs, 12, true)?.tax).toBe(0);
  });

  it('saves no tax on a loss', () => {
    const low = { ...flat, exit: { ...flat.exit, capRate: 0.2 } };
    expect(sellAt(taxHold(low, inputs), inputs, 12)).toMatchObject({ recaptured: 0, tax: 0 });
  });
});

describe('losses', () => {
  const losing = {
    ...flat,
    purchase: { ...flat.purchase, price: toCents(60_000_000) },
    exit: { ...flat.exit, capRate: 0.015 },
  };

  it('carry forward and are released by the sale', () => {
    const hold = taxHold(losing, inputs);
    // $49,500,000 over 330 months is $150,000; income is $100,000 a month.
    expect(hold.carriedForward[24]).toBeCloseTo(toCents(1_200_000), 4);
    expect(hold.incomeTax.every((tax) => tax === 0)).toBe(true);
    expect(sellAt(hold, inputs, 24)?.released).toBe(toCents(1_200_000));
  });
});

describe('alternatives', () => {
  it('value holding by its cash flow and a later sale', () => {
    const { alternatives, saleLater } = compareExits(flat, inputs);
    const hold = alternatives.find(({ kind }) => kind === 'hold');
    expect(hold?.cash).toBe(toCents(100_000 - 75_000 * 0.458) * 48);
    expect(hold?.later).toBe(saleLater?.afterTax);
    // The same flows discounted by actual days over 365, written out independently.
    const first = Date.UTC(2027, 0, 1);
    let value = 0;
    for (let month = 1; month <= 48; month++) {
      const years = (Date.UTC(2027, month, 1) - first) / 86_400_000 / 365;
      const amount = 6_565_000 + (month === 48 ? (saleLater?.afterTax ?? 0) : 0);
      value += amount / 1.1 ** years;
    }
    expect(hold?.presentValue).toBeCloseTo(value, -1);
  });

  it('give the same value to selling a share of everything and selling everything without costs', () => {
    const free = { ...flat, exit: { ...flat.exit, sellingCosts: 0 } };
    const { alternatives, saleNow } = compareExits(free, {
      ...inputs,
      recapShare: 1,
      recapCosts: 0,
    });
    const recap = alternatives.find(({ kind }) => kind === 'recapitalize');
    expect(recap).toMatchObject({ now: saleNow?.afterTax, cash: 0, later: 0 });
  });

  it('refinance by the loan sizing of the model', () => {
    const { alternatives } = compareExits(flat, inputs);
    const found = alternatives.find(({ kind }) => kind === 'refinance');
    const expected = computeModel({
      ...flat,
      exit: { ...flat.exit, year: 10 },
      refinance: { ...flat.refinance, ...inputs.refinance, month: 12, capRate: 0.1, kind: 'bank' },
    });
    expect(found?.now).toBe(expected.refinancing?.proceeds);
    expect(found?.now).toBeGreaterThan(0);
  });

  it("match the model's own pre-tax sale proceeds", () => {
    for (let seed = 1; seed <= 40; seed++) {
      const of = { ...createRandomModel(seed), capital: [] };
      const own = computeModel(of);
      const found = sellAt(taxHold(of, inputs), inputs, of.exit.year * 12);
      expect(found?.beforeTax ?? null).toBe(own.sale?.proceeds ?? null);
    }
  });

  it('explain why refinancing is not available', () => {
    const at = (of: Assumptions, decisionMonth: number) =>
      compareExits(of, { ...inputs, decisionMonth }).alternatives[2]?.unavailable;
    expect(at(flat, 0)).toBe('month_zero');
    expect(at({ ...flat, refinance: { ...flat.refinance, month: 6 } }, 12)).toBe('refinanced');
  });
});

describe('break-even', () => {
  it('is the first month in which holding has paid more than selling', () => {
    const { breakEvenMonth, path, saleNow } = compareExits(flat, inputs);
    const value = (month: number) => path.find((point) => point.month === month)?.value ?? 0;
    if (breakEvenMonth === null) {
      expect(path.every((point) => point.value < (saleNow?.afterTax ?? 0))).toBe(true);
    } else {
      expect(value(breakEvenMonth)).toBeGreaterThanOrEqual(saleNow?.afterTax ?? 0);
      for (let month = 13; month < breakEvenMonth; month++)
        expect(value(month)).toBeLessThan(saleNow?.afterTax ?? 0);
    }
  });

  it('is immediate without a discount, and never reached at a high one', () => {
    expect(compareExits({ ...flat, discountRate: 0 }, inputs).breakEvenMonth).toBe(13);
    expect(compareExits({ ...flat, discountRate: 0.4 }, inputs).breakEvenMonth).toBeNull();
  });
});
