import { expect, it } from 'vitest';
import { findBestOffers } from './offers.ts';

it('marks the highest price and the shortest time, and nothing if all are equal', () => {
  const offers = [
    { price: 13_000_000, deposit: 250_000, closing_days: 60, diligence_days: 45 },
    { price: 13_400_000, deposit: null, closing_days: 75, diligence_days: 45 },
    { price: 13_400_000, deposit: 100_000, closing_days: 90, diligence_days: 45 },
  ];
  expect([...findBestOffers('price', offers)]).toEqual([1, 2]);
  expect([...findBestOffers('deposit', offers)]).toEqual([0]);
  expect([...findBestOffers('closing_days', offers)]).toEqual([0]);
  expect([...findBestOffers('diligence_days', offers)]).toEqual([]);
  expect([...findBestOffers('contingencies', offers)]).toEqual([]);
  expect([...findBestOffers('price', offers.slice(0, 1))]).toEqual([]);
});
