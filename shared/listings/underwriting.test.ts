import { expect, test } from 'vitest';
import {
  breakEvenOccupancy,
  capRate,
  cashOnCash,
  computeOperatingResult,
  debtConstant,
  debtService,
  debtServiceCoverage,
  debtYield,
  loanBalance,
  loanToValue,
  monthlyPayment,
  type Operation,
  pricePer,
  sizeLoan,
  valueAtCapRate,
  valueGrid,
} from './underwriting.ts';

/** 80 units with $6,000,000 annual revenue and a buyer's adjustments. */
const normalized: Operation = {
  units: 80,
  occupancy: 0.9,
  monthlyRate: 6_000_000 / 12 / 72,
  expenses: 4_300_000 - 180_000 - 120_000 - 90_000 + 60_000,
  managementFee: 0.05,
  reservePerUnit: 350,
};

const hud = { rate: 0.06, years: 35, premium: 0.0065 };

test('computes annual NOI after expenses, fee, and reserves', () => {
  const result = computeOperatingResult(normalized);
  expect(result.income).toBeCloseTo(6_000_000);
  expect(result.managementFee).toBeCloseTo(300_000);
  expect(result.reserves).toBe(28_000);
  expect(result.noi).toBeCloseTo(1_702_000);
  expect(result.margin).toBeCloseTo(0.2837, 4);
});

test('reports a loss and no margin without revenue', () => {
  expect(
    computeOperatingResult({ units: 10, occupancy: 0, monthlyRate: 5000, expenses: 100 }),
  ).toMatchObject({
    income: 0,
    noi: -100,
    margin: null,
  });
});

test('value, price and cap rate answer each other', () => {
  expect(valueAtCapRate(1_702_000, 0.075)).toBeCloseTo(22_693_333, 0);
  expect(pricePer(22_693_333, 80)).toBeCloseTo(283_667, 0);
  expect(capRate(1_450_000, 17_500_000)).toBeCloseTo(0.0829, 4);
});

test.each([
  ['a value at a cap rate of nothing', valueAtCapRate(100, 0)],
  ['a value of a loss', valueAtCapRate(-100, 0.08)],
  ['a cap rate without a price', capRate(100, 0)],
  ['a price per unit without units', pricePer(100, 0)],
  ['coverage without debt', debtServiceCoverage(100, 0)],
  ['loan to value without a value', loanToValue(100, 0)],
  ['debt yield without a loan', debtYield(100, 0)],
  ['cash-on-cash without equity', cashOnCash(100, 50, 0)],
  ['a payment over no time', monthlyPayment(100, { rate: 0.06, years: 0 })],
  ['a payment at a rate below zero', debtService(100, { rate: -0.01, years: 5 })],
  ['a balance over no time', loanBalance(100, { rate: 0.06, years: 0 }, 1)],
  ['a figure of something that is no number', capRate(Number.NaN, 5)],
])('returns null for %s', (_what, figure) => {
  expect(figure).toBeNull();
});

test('has a grid row for each NOI and a column for each rate', () => {
  const grid = valueGrid([750_000, 900_000], [0.0725, 0.0825]);
  expect(grid.map((row) => row.map((value) => Math.round(value ?? 0)))).toEqual([
    [10_344_828, 9_090_909],
    [12_413_793, 10_909_091],
  ]);
});

test.each([
  ['as is customary', { rate: 0.06, years: 30 }, 5995.51],
  ['without interest', { rate: 0, years: 10 }, 8333.33],
])('repays a million-dollar loan monthly %s', (_how, terms, payment) => {
  expect(monthlyPayment(1_000_000, terms)).toBeCloseTo(payment, 2);
});

test('includes the insurance premium in the debt constant', () => {
  expect(debtConstant(hud)).toBeCloseTo(0.0749228, 7);
  expect(debtConstant({ rate: 0.06, years: 35 })).toBeCloseTo(0.068422765, 9);
});

test.each([
  [0, 1_000_000],
  [10, 836_857.25],
  [30, 0],
  [99, 0],
])('after %i years of a 30-year loan, %f remains', (years, owed) => {
  expect(loanBalance(1_000_000, { rate: 0.06, years: 30 }, years)).toBeCloseTo(owed, 1);
});

test('reduces an interest-free balance evenly', () => {
  expect(loanBalance(100, { rate: 0, years: 10 }, 4)).toBeCloseTo(60);
});

const limits = {
  ...hud,
  noi: 1_450_000,
  value: 18_000_000,
  maximumLoanToValue: 0.8,
  minimumCoverage: 1.45,
  cost: 17_500_000,
  maximumLoanToCost: 0.85,
};

test('sizes a loan by the lowest of coverage, value, and cost', () => {
  const size = sizeLoan(limits);
  expect(size?.binding).toBe('coverage');
  expect(Math.round(size?.loan ?? 0)).toBe(13_347_078);
  expect(size?.tests.value).toBeCloseTo(14_400_000);
  expect(size?.tests.cost).toBeCloseTo(14_875_000);
  expect((size?.loan ?? 0) * 0.01).toBeCloseTo(133_471, 0);
});

test.each([
  ['value', { maximumLoanToValue: 0.6 }],
  ['cost', { maximumLoanToCost: 0.6 }],
])('can be limited by %s', (binding, tighter) => {
  expect(sizeLoan({ ...limits, ...tighter })?.binding).toBe(binding);
});

test('sizes no loan for a loss or invalid terms', () => {
  expect(sizeLoan({ ...limits, noi: -5 })).toMatchObject({ loan: 0, binding: 'coverage' });
  expect(sizeLoan({ ...limits, years: 0 })).toBeNull();
  expect(sizeLoan({ ...limits, minimumCoverage: 0 })).toBeNull();
});

test('coverage, loan to value and cash yield follow from the loan', () => {
  const service = debtService(13_347_078, hud) ?? 0;
  expect(debtServiceCoverage(1_450_000, service)).toBeCloseTo(1.45, 6);
  expect(loanToValue(13_347_078, 18_000_000)).toBeCloseTo(0.7415, 4);
  expect(debtYield(1_450_000, 13_347_078)).toBeCloseTo(0.1086, 4);
  expect(cashOnCash(1_450_000, 1_000_000, 4_636_393)).toBeCloseTo(0.0971, 4);
});

test('earns exactly its debt service at break-even occupancy', () => {
  const occupancy = breakEvenOccupancy({ ...normalized, otherIncome: 120_000 }, 900_000);
  const year = { ...normalized, otherIncome: 120_000, occupancy: occupancy ?? 0 };
  expect(computeOperatingResult(year).noi).toBeCloseTo(900_000);
});

test.each([
  ['is above one where it cannot be reached', normalized, 9_000_000, 2.05],
  ['is nothing where other income pays for all', { ...normalized, otherIncome: 9e6 }, 0, 0],
  ['does not exist where a unit brings nothing', { ...normalized, monthlyRate: 0 }, 0, null],
])('break-even occupancy %s', (_how, year, service, expected) => {
  const occupancy = breakEvenOccupancy(year, service);
  expect(occupancy === null ? null : Math.round(occupancy * 100) / 100).toBe(expected);
});
