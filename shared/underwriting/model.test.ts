import { describe, expect, it } from 'vitest';
import {
  type Assumptions,
  assumptionsSchema,
  createAssumptions,
  emptyLoan,
  scenariosSchema,
} from './assumptions.ts';
import { sumCents, toCents } from './cents.ts';
import { breakEvenOfModel, getMonths, listFigures, operatingDeficit } from './figures.ts';
import { addMonths, computeModel } from './model.ts';
import { projectOperations, sumYear } from './monthly.ts';
import { datedNetPresentValue } from './returns.ts';
import { seekGoal } from './sensitivity.ts';

const allExpenses = {
  id: 'all',
  name: 'All',
  annual: toCents(3_600_000),
  growth: 0,
  variable: 0,
};

/** 80 assisted living units at 90%, $6,000 a month, $3.6M of expenses, bought for $16M. */
const base: Assumptions = {
  ...createAssumptions(new Date('2026-01-15T00:00:00Z')),
  units: [
    {
      id: 'al',
      name: 'Studios',
      care: 'assisted',
      count: 80,
      rent: toCents(5_000),
      careFee: toCents(1_000),
      growth: 0,
      careGrowth: 0,
    },
  ],
  otherIncome: { annual: 0, growth: 0 },
  expenses: [allExpenses],
  purchase: { price: toCents(16_000_000), closingCosts: 0.02, workingCapital: toCents(100_000) },
};

const figureOf = (of: Assumptions, key: string) =>
  listFigures(computeModel(of)).find((figure) => figure.key === key);

describe('model', () => {
  it('computes first-year NOI from units, rates, occupancy, fee, and reserves', () => {
    const income = 80 * 0.9 * 6_000 * 12;
    const noi = income - 3_600_000 - income * 0.05 - 80 * 350;
    expect((figureOf(base, 'noi')?.value ?? 0) / 100).toBeCloseTo(noi, 0);
  });

  it('has sources equal to uses', () => {
    const { sources, uses, totalUses } = computeModel(base);
    expect(sumCents(sources.map(({ amount }) => amount))).toBe(totalUses);
    expect(sumCents(uses.map(({ amount }) => amount))).toBe(totalUses);
  });

  it('adds up: each total equals its lines in every month', () => {
    const model = computeModel({ ...base, badDebt: 0.01 });
    const get = (key: string, month: number) => getMonths(model, key)[month] ?? 0;
    for (let month = 0; month < 120; month++) {
      expect(get('noi', month)).toBe(
        get('income', month) -
          get('expense-all', month) -
          get('managementFee', month) -
          get('reserves', month),
      );
      expect(get('levered', month)).toBe(
        get('noi', month) -
          get('capital', month) -
          get('interest', month) -
          get('principal', month),
      );
    }
  });

  it('has no net present value at its IRR', () => {
    const { leveredFlows } = computeModel(base);
    const irr = figureOf(base, 'irr')?.value ?? Number.NaN;
    expect(irr).toBeGreaterThan(0);
    expect(Math.abs(datedNetPresentValue(leveredFlows ?? [], irr))).toBeLessThanOrEqual(1);
  });

  it('sizes the loan by the lower test and names it', () => {
    const covered = { ...base, loans: [{ id: 'one', ...emptyLoan, coverage: 2 }] };
    const [loan] = computeModel(covered).loans;
    expect(loan?.binding).toBe('coverage');
    expect(figureOf(covered, 'dscr')?.value).toBeCloseTo(2, 5);
    const [small] = computeModel({
      ...base,
      loans: [{ id: 'one', ...emptyLoan, loanToValue: 0.3 }],
    }).loans;
    expect(small).toMatchObject({ binding: 'value', amount: toCents(4_800_000) });
  });

  it('gives a second loan only what the first leaves', () => {
    const { loans } = computeModel({
      ...base,
      loans: [
        { id: 'one', ...emptyLoan, loanToValue: 0.3 },
        { id: 'two', ...emptyLoan, loanToValue: 0.4, coverage: 1 },
      ],
    });
    expect(loans[1]?.amount).toBe(toCents(1_600_000));
  });

  it('pays only interest during the interest-only months', () => {
    const model = computeModel({
      ...base,
      loans: [{ id: 'one', ...emptyLoan, interestOnlyMonths: 12 }],
    });
    expect(sumYear(getMonths(model, 'principal'), 1)).toBe(0);
    expect(sumYear(getMonths(model, 'principal'), 2)).toBeGreaterThan(0);
  });

  it('pays off the loans when it refinances', () => {
    const model = computeModel({ ...base, refinance: { ...base.refinance, month: 36 } });
    const { refinancing, sale } = model;
    expect(refinancing?.proceeds).toBe(
      (refinancing?.loan ?? 0) - (refinancing?.payoff ?? 0) - (refinancing?.fee ?? 0),
    );
    expect(sale?.payoff).toBeLessThan(refinancing?.loan ?? 0);
    expect(getMonths(model, 'refinancing')[35]).toBe(refinancing?.proceeds);
  });

  it('returns working capital and repays the balance at the sale', () => {
    const { sale } = computeModel(base);
    expect(sale?.proceeds).toBe(
      (sale?.price ?? 0) - (sale?.costs ?? 0) - (sale?.payoff ?? 0) + toCents(100_000),
    );
  });

  it('has no sale or return if NOI is negative, and explains why', () => {
    const loss = { ...base, expenses: [{ ...allExpenses, annual: toCents(9_000_000) }] };
    expect(computeModel(loss)).toMatchObject({ sale: null, leveredFlows: null });
    expect(figureOf(loss, 'irr')).toMatchObject({ value: null, reason: expect.any(String) });
  });

  it('distributes exactly the positive years of cash', () => {
    const model = computeModel(base);
    const paid = (model.waterfall?.investors ?? 0) + (model.waterfall?.sponsor ?? 0);
    const [, ...months] = model.leveredFlows ?? [];
    expect(paid).toBe(sumCents(months.map(({ amount }) => amount)));
  });
});

describe('operations', () => {
  it('rise from the starting to the stabilized occupancy, with variable expenses', () => {
    const of: Assumptions = {
      ...base,
      occupancy: { start: 0.3, stabilized: 0.9, months: 24 },
      expenses: [{ ...allExpenses, variable: 0.5 }],
    };
    const { lines } = projectOperations(of);
    const occupancy = lines.find(({ key }) => key === 'occupancy')?.months ?? [];
    expect(occupancy[11]).toBeCloseTo(0.6);
    expect(occupancy[23]).toBe(0.9);
    const expenses = lines.find(({ key }) => key === 'expenses')?.months ?? [];
    expect(expenses[11]).toBe(toCents(300_000 * (0.5 + (0.5 * 0.6) / 0.9)));
  });

  it('pay other payors by the day instead of rent and care', () => {
    const of: Assumptions = {
      ...base,
      payors: [
        { id: 'm', payor: 'medicaid', share: 0.25, dailyRate: toCents(120), growth: 0, shift: 0 },
      ],
    };
    const model = computeModel(of);
    expect(sumYear(getMonths(model, 'payors'), 1) / 100).toBeCloseTo(
      80 * 0.9 * 0.25 * 365 * 120,
      0,
    );
    expect(sumYear(getMonths(model, 'rent'), 1) / 100).toBeCloseTo(80 * 0.9 * 0.75 * 5000 * 12, 0);
  });

  it('cover rent by EBITDAR', () => {
    const of = {
      ...base,
      lease: { annual: toCents(1_000_000), growth: 0, side: 'operator' as const },
    };
    const ebitdar = sumYear(getMonths(computeModel(of), 'ebitdar'), 1);
    expect(figureOf(of, 'rentCoverage')?.value).toBeCloseTo(ebitdar / toCents(1_000_000), 6);
  });
});

describe('break-even and deficit', () => {
  it('earn the debt service at break-even occupancy', () => {
    const service = toCents(1_000_000);
    const at = breakEvenOfModel(computeModel(base), service) ?? 0;
    const there = { ...base, occupancy: { start: at, stabilized: at, months: 0 } };
    expect((figureOf(there, 'noi')?.value ?? 0) / 100).toBeCloseTo(1_000_000, 0);
  });

  it('add up the cash that lease-up needs', () => {
    const leaseUp = { ...base, occupancy: { start: 0.2, stabilized: 0.9, months: 18 } };
    expect(operatingDeficit(computeModel(leaseUp))).toBeGreaterThan(0);
    expect(operatingDeficit(computeModel(base))).toBe(0);
  });
});

it('finds the price of a target IRR', () => {
  const irrAt = (price: number) =>
    figureOf({ ...base, purchase: { ...base.purchase, price: Math.round(price) } }, 'irr')?.value ??
    null;
  const price = seekGoal({ target: 0.12, least: toCents(1e6), most: toCents(4e7), of: irrAt });
  expect(irrAt(price ?? 0)).toBeCloseTo(0.12, 6);
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-11-01', 14, '2028-01-01'],
])('adds months to %s: %i months later is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

describe('assumptions', () => {
  it('of a new model are valid', () => {
    expect(assumptionsSchema.safeParse(createAssumptions(new Date())).success).toBe(true);
  });

  it.each([
    ['an amount that is no number', { badDebt: Number.NaN }],
    ['an infinite rate', { discountRate: Number.POSITIVE_INFINITY }],
    ['a price with fractions of a cent', { purchase: { ...base.purchase, price: 1.5 } }],
    ['a closing day that does not exist', { closingOn: '2026-13-01' }],
  ])('reject %s', (_what, change) => {
    expect(assumptionsSchema.safeParse({ ...base, ...change }).success).toBe(false);
  });

  it('allow one to eight scenarios', () => {
    const scenario = { id: 'a', name: 'Base', assumptions: base };
    expect(scenariosSchema.safeParse([scenario]).success).toBe(true);
    expect(scenariosSchema.safeParse([]).success).toBe(false);
    expect(scenariosSchema.safeParse(Array(9).fill(scenario)).success).toBe(false);
  });
});
