import { expect, test } from 'vitest';
import { shareCommission } from './listing-commission.ts';

const terms = {
  price: 12_000_000,
  rate: 0.02,
  coBrokerShare: 0.5,
  houseShare: 0.3,
  expenses: 4_000,
};

test('splits a commission between the other broker, the brokerage, and the broker without remainder', () => {
  const shares = shareCommission(terms);
  expect(shares).toEqual({
    commission: 240_000,
    coBroker: 120_000,
    side: 120_000,
    house: 36_000,
    broker: 84_000,
    net: 80_000,
    seller: 11_760_000,
  });
  expect(shares.coBroker + shares.house + shares.broker).toBe(shares.commission);
});

test('a broker on both sides shares only with the brokerage', () => {
  expect(shareCommission({ ...terms, coBrokerShare: 0 })).toMatchObject({
    coBroker: 0,
    side: 240_000,
    broker: 168_000,
  });
});

test('reports expenses above the broker’s share as a loss', () => {
  expect(shareCommission({ ...terms, expenses: 90_000 }).net).toBe(-6_000);
});
