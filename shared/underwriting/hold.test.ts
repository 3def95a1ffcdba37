import { expect, test } from 'vitest';
import { toCents } from './cents.ts';
import { type Purchase, projectHoldAndSale } from './hold.ts';

const purchase: Purchase = {
  price: toCents(10_000_000),
  closingCosts: toCents(200_000),
  loan: toCents(6_000_000),
  terms: { rate: 0.06, years: 30 },
  noi: toCents(800_000),
  growth: 0.03,
  years: 5,
  exitCapRate: 0.08,
  sellingCosts: 0.02,
};

test('projects a purchase through financing, hold, and sale at next-year NOI', () => {
  const hold = projectHoldAndSale(purchase);
  expect(hold?.equity).toBe(toCents(4_200_000));
  expect(hold?.years.map(({ noi }) => Math.round(noi / 100))).toEqual([
    800_000, 824_000, 848_720, 874_182, 900_407,
  ]);
  expect(hold?.years[0]?.cash).toBe(toCents(800_000 - 431_676.38));
  expect(hold?.salePrice).toBe(Math.round(92_741_926 / 0.08));
  expect((hold?.loanAtSale ?? 0) / 100).toBeCloseTo(5_583_261.4, 0);
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
  expect(hold?.years[0]?.cash).toBe(toCents(800_000));
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
