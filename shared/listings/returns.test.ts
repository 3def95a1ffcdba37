import { expect, test } from 'vitest';
import {
  equityMultiple,
  internalRateOfReturn,
  netPresentValue,
  type Purchase,
  projectHoldAndSale,
} from './returns.ts';

const golden = [-5_000_000, 400_000, 425_000, 450_000, 475_000, 7_000_000];

test.each([
  ['five years and a sale', golden, 0.1346],
  ['money back and nothing more', [-100, 0, 100], 0],
  ['a loss', [-100, 40, 40], -0.1367],
  ['nearly all lost', [-100, 0, 0.01], -0.99],
  ['a hundredfold in a year', [-1, 100], 99],
  ['a loan taken, the other way round', [100, -110], 0.1],
  ['a repair in between', [-100, 60, -10, 80], 0.134],
])('computes the internal rate of return of %s', (_what, flows, rate) => {
  expect(internalRateOfReturn(flows).rate).toBeCloseTo(rate, 4);
});

test.each([
  ['nothing', [], 'one-way'],
  ['only outlays', [-100, -50], 'one-way'],
  ['only income', [100, 50], 'one-way'],
  ['money that turns twice', [-100, 230, -132], 'ambiguous'],
  ['what is no number', [-100, Number.NaN, 110], 'ambiguous'],
])('finds no internal rate of return for %s', (_what, flows, reason) => {
  expect(internalRateOfReturn(flows)).toEqual({ rate: null, reason });
});

test('flows at their internal rate have a net present value of zero', () => {
  expect(netPresentValue(golden, internalRateOfReturn(golden).rate ?? 0)).toBeCloseTo(0, 2);
  expect(netPresentValue([-100, 110], 0.1)).toBeCloseTo(0);
  expect(netPresentValue([], 0.1)).toBe(0);
});

test('computes the equity multiple as money returned over money invested', () => {
  expect(equityMultiple(golden)).toBeCloseTo(1.75);
  expect(equityMultiple([100])).toBeNull();
});

const purchase: Purchase = {
  price: 10_000_000,
  closingCosts: 200_000,
  loan: 6_000_000,
  terms: { rate: 0.06, years: 30 },
  noi: 800_000,
  growth: 0.03,
  years: 5,
  exitCapRate: 0.08,
  sellingCosts: 0.02,
};

test('projects a purchase through financing, hold, and sale at next-year NOI', () => {
  const hold = projectHoldAndSale(purchase);
  expect(hold?.equity).toBe(4_200_000);
  expect(hold?.years.map(({ noi }) => Math.round(noi))).toEqual([
    800_000, 824_000, 848_720, 874_182, 900_407,
  ]);
  expect(hold?.years[0]?.cash).toBeCloseTo(800_000 - 431_676.36, 1);
  expect(hold?.salePrice).toBeCloseTo((800_000 * 1.03 ** 5) / 0.08);
  expect(hold?.loanAtSale).toBeCloseTo(5_583_261.4, 0);
  expect(hold?.flows).toHaveLength(6);
  expect(hold?.flows[5]).toBeCloseTo((hold?.years[4]?.cash ?? 0) + (hold?.proceeds ?? 0));
});

test('earns the cap rate in the first year without a loan', () => {
  const hold = projectHoldAndSale({
    ...purchase,
    loan: 0,
    closingCosts: 0,
    terms: { rate: 0, years: 0 },
  });
  expect(hold?.years[0]?.cash).toBe(800_000);
  expect(hold?.loanAtSale).toBe(0);
});

test('a loan paid off during the hold costs nothing afterward', () => {
  const hold = projectHoldAndSale({ ...purchase, terms: { rate: 0.06, years: 3 } });
  expect(hold?.years.map((year) => year.debtService > 0)).toEqual([true, true, true, false, false]);
  expect(hold?.loanAtSale).toBeCloseTo(0);
});

test.each([
  ['a loan over no time', { terms: { rate: 0.06, years: 0 } }],
  ['a sale at no cap rate', { exitCapRate: 0 }],
  ['a community that loses money', { noi: -5 }],
])("can't project %s", (_what, change) => {
  expect(projectHoldAndSale({ ...purchase, ...change })).toBeNull();
});
