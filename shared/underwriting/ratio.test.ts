import { expect, it } from 'vitest';
import { toCents } from './cents.ts';
import {
  capRate,
  cashOnCash,
  debtServiceCoverage,
  debtYield,
  loanToValue,
  noiAtCapRate,
  pricePer,
  rentCoverage,
  valueAtCapRate,
  valueGrid,
} from './ratio.ts';

it('derives value, NOI, and cap rate from each other', () => {
  const price = toCents(17_500_000);
  expect(capRate(toCents(1_450_000), price)).toBeCloseTo(0.0829, 4);
  expect(noiAtCapRate(price, 0.08)).toBe(toCents(1_400_000));
  expect(valueAtCapRate(toCents(1_400_000), 0.08)).toBe(price);
});

it('has a grid row for each NOI and a column for each rate', () => {
  const grid = valueGrid([toCents(750_000), toCents(900_000)], [0.0725, 0.0825]);
  expect(grid).toEqual([
    [1_034_482_759, 909_090_909],
    [1_241_379_310, 1_090_909_091],
  ]);
});

it('divides EBITDAR by the rent', () => {
  expect(rentCoverage(toCents(1_300_000), toCents(1_000_000))).toBe(1.3);
});

it.each([
  ['a value at a cap rate of zero', valueAtCapRate(100, 0)],
  ['a value of a loss', valueAtCapRate(-100, 0.08)],
  ['a cap rate without a price', capRate(100, 0)],
  ['a price per unit without units', pricePer(100, 0)],
  ['coverage without debt', debtServiceCoverage(100, 0)],
  ['rent coverage without a rent', rentCoverage(100, 0)],
  ['loan to value without a value', loanToValue(100, 0)],
  ['debt yield without a loan', debtYield(100, 0)],
  ['cash-on-cash without equity', cashOnCash(100, 50, 0)],
  ['a figure of something that is no number', capRate(Number.NaN, 5)],
])('returns null for %s', (_what, figure) => {
  expect(figure).toBeNull();
});
