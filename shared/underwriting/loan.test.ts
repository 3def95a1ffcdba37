import { describe, expect, it } from 'vitest';
import { sumCents, toCents } from './cents.ts';
import {
  debtConstant,
  debtService,
  loanBalance,
  monthlyPayment,
  scheduleLoan,
  sizeLoan,
} from './loan.ts';
import { cashOnCash, debtServiceCoverage, debtYield, loanToValue } from './ratio.ts';

const hud = { rate: 0.06, years: 35, premium: 0.0065 };
const million = toCents(1_000_000);

describe('payments', () => {
  it.each([
    ['as is customary', { rate: 0.06, years: 30 }, 5995.51],
    ['without interest', { rate: 0, years: 10 }, 8333.33],
  ])('repay a million-dollar loan monthly %s', (_how, terms, payment) => {
    expect(monthlyPayment(million, terms)).toBe(toCents(payment));
  });

  it('include the insurance premium in the debt constant', () => {
    expect(debtConstant(hud)).toBeCloseTo(0.0749228, 7);
    expect(debtConstant({ rate: 0.06, years: 35 })).toBeCloseTo(0.068422765, 9);
  });

  it.each([
    [0, 1_000_000],
    [10, 836_857.25],
    [30, 0],
    [99, 0],
  ])('after %i years of a 30-year loan, leave %f', (years, owed) => {
    expect(loanBalance(million, { rate: 0.06, years: 30 }, years)).toBe(toCents(owed));
  });

  it('reduce an interest-free balance evenly', () => {
    expect(loanBalance(10_000, { rate: 0, years: 10 }, 4)).toBe(6_000);
  });

  it.each([
    ['a payment over no time', monthlyPayment(100, { rate: 0.06, years: 0 })],
    ['a payment at a rate below zero', debtService(100, { rate: -0.01, years: 5 })],
    ['a balance over no time', loanBalance(100, { rate: 0.06, years: 0 }, 1)],
  ])('have no figure for %s', (_what, figure) => {
    expect(figure).toBeNull();
  });
});

describe('loan schedule', () => {
  it.each([
    [0.06, 30, 0],
    [0.0475, 25, 24],
    [0, 10, 12],
    [0.18, 5, 0],
  ])(
    'repays the loan to the cent at %f over %i years after %i months of interest',
    (rate, years, io) => {
      const months = io + years * 12;
      const schedule = scheduleLoan(million, { rate, years, interestOnlyMonths: io }, months);
      expect(sumCents(schedule.map(({ principal }) => principal))).toBe(million);
      expect(schedule.at(-1)?.balance).toBe(0);
      expect(schedule[0]?.interest).toBe(Math.round((million * rate) / 12));
      expect(schedule.slice(0, io).every(({ principal }) => principal === 0)).toBe(true);
    },
  );

  it('agrees with the closed-form balance within rounding', () => {
    const schedule = scheduleLoan(million, { rate: 0.06, years: 30 }, 120);
    expect(Math.abs((schedule.at(-1)?.balance ?? 0) - toCents(836_857.25))).toBeLessThan(120);
  });

  it('charges nothing after the loan is repaid', () => {
    const [last] = scheduleLoan(1_000, { rate: 0.06, years: 1, premium: 0.01 }, 20).slice(-1);
    expect(last).toEqual({ interest: 0, principal: 0, premium: 0, balance: 0 });
  });
});

describe('loan size', () => {
  const limits = {
    ...hud,
    noi: toCents(1_450_000),
    value: toCents(18_000_000),
    maximumLoanToValue: 0.8,
    minimumCoverage: 1.45,
    cost: toCents(17_500_000),
    maximumLoanToCost: 0.85,
  };

  it('is the lowest of the HUD-232 tests', () => {
    const size = sizeLoan(limits);
    expect(size?.binding).toBe('coverage');
    expect(Math.round((size?.loan ?? 0) / 100)).toBe(13_347_078);
    expect(size?.tests.value).toBe(toCents(14_400_000));
    expect(size?.tests.cost).toBe(toCents(14_875_000));
    expect(Math.round((size?.loan ?? 0) * 0.0001)).toBe(133_471);
  });

  it.each([
    ['value', { maximumLoanToValue: 0.6 }],
    ['cost', { maximumLoanToCost: 0.6 }],
    ['debtYield', { minimumDebtYield: 0.12 }],
  ])('can be limited by %s', (binding, tighter) => {
    expect(sizeLoan({ ...limits, ...tighter })?.binding).toBe(binding);
  });

  it('is zero for a loss and missing for invalid terms', () => {
    expect(sizeLoan({ ...limits, noi: -5 })).toMatchObject({ loan: 0, binding: 'coverage' });
    expect(sizeLoan({ ...limits, years: 0 })).toBeNull();
    expect(sizeLoan({ ...limits, minimumCoverage: 0 })).toBeNull();
  });

  it('gives the coverage, loan to value, debt yield, and cash yield it was sized for', () => {
    const loan = sizeLoan(limits)?.loan ?? 0;
    expect(debtServiceCoverage(limits.noi, debtService(loan, hud) ?? 0)).toBeCloseTo(1.45, 6);
    expect(loanToValue(loan, limits.value)).toBeCloseTo(0.7415, 4);
    expect(debtYield(limits.noi, loan)).toBeCloseTo(0.1086, 4);
    expect(cashOnCash(limits.noi, toCents(1_000_000), toCents(4_636_393))).toBeCloseTo(0.0971, 4);
  });
});
