import { describe, expect, it } from 'vitest';
import { type CommissionTerms, divideCommission } from './commission.ts';

const terms: CommissionTerms = {
  price: 12_000_000,
  percent: 2,
  coBrokerPercent: 0,
  referralPercent: 0,
  tiers: [{ upTo: null, percent: 70 }],
  producedBefore: 0,
  cap: null,
  keptBefore: 0,
  fee: 0,
};
const divide = (more: Partial<CommissionTerms>) => divideCommission({ ...terms, ...more });

describe('a commission', () => {
  it('is split between co-broker, brokerage, and agent without remainder', () => {
    const { gross, coBroker, house, own } = divide({ coBrokerPercent: 50 });
    expect({ gross, coBroker, house, own }).toEqual({
      gross: 240_000,
      coBroker: 120_000,
      house: 36_000,
      own: 84_000,
    });
    expect(coBroker + house + own).toBe(gross);
  });

  it('is divided between brokerage and agent', () => {
    expect(divide({})).toMatchObject({
      gross: 240_000,
      house: 72_000,
      own: 168_000,
      ownPercent: 70,
    });
  });

  it('deducts the co-broker from the whole and a referral from the agent’s side', () => {
    expect(divide({ coBrokerPercent: 50, referralPercent: 25 })).toMatchObject({
      coBroker: 120_000,
      referral: 30_000,
      house: 27_000,
      own: 63_000,
    });
  });

  it('has parts that add up to the cent for any price and shares', () => {
    for (const price of [100, 999.99, 12_345_678.91]) {
      for (const percent of [0.285, 1.005, 2.675]) {
        const parts = divide({
          price,
          percent,
          coBrokerPercent: 33.33,
          referralPercent: 12.5,
          fee: 1.1,
        });
        const all = parts.coBroker + parts.referral + parts.house + parts.fee + parts.own;
        expect(Math.round(all * 100)).toBe(Math.round(parts.gross * 100));
      }
    }
    // 100 × 0.285% is 28.5 cents, which binary floating point rounds down.
    expect(divide({ price: 100, percent: 0.285 }).gross).toBe(0.29);
  });

  it('applies tiers from the year-to-date production, each to its own portion', () => {
    const tiers = [
      { upTo: 100_000, percent: 60 },
      { upTo: 200_000, percent: 70 },
      { upTo: null, percent: 80 },
    ];
    // 40,000 at 60, 100,000 at 70, 100,000 at 80.
    expect(divide({ tiers, producedBefore: 60_000 })).toMatchObject({
      house: 66_000,
      own: 174_000,
    });
    // Beyond the last tier, the last share applies.
    expect(divide({ tiers: tiers.slice(0, 2), producedBefore: 500_000 }).house).toBe(72_000);
  });

  it('limits the brokerage to its annual cap', () => {
    expect(divide({ cap: 80_000, keptBefore: 30_000 })).toMatchObject({
      house: 50_000,
      houseUncapped: 72_000,
      own: 190_000,
    });
    expect(divide({ cap: 80_000, keptBefore: 90_000 }).house).toBe(0);
  });

  it('deducts the transaction fee from the agent’s share and never below zero', () => {
    expect(divide({ fee: 895 }).own).toBe(167_105);
    expect(divide({ price: 1_000, fee: 895 })).toMatchObject({ fee: 14, own: 0 });
  });

  it('adds up to the cent for any input', () => {
    for (const price of [0, 1, 33_333.33, 9_876_543.21, 61_800_000, Number.NaN, -5]) {
      for (const share of [0, 12.345, 33.33, 50, 100, 250]) {
        const parts = divide({
          price,
          percent: 1.75,
          coBrokerPercent: share,
          referralPercent: 100 - share,
          tiers: [
            { upTo: 50_000, percent: share },
            { upTo: 90_000, percent: 66.67 },
          ],
          cap: 22_222.22,
          fee: 125.5,
        });
        const { gross, coBroker, referral, house, fee, own } = parts;
        expect(Math.round(100 * (coBroker + referral + house + fee + own))).toBe(
          Math.round(100 * gross),
        );
        expect(Math.min(coBroker, referral, house, fee, own)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
