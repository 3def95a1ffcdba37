import { describe, expect, it } from 'vitest';
import { toCents } from './cents.ts';
import { runWaterfall, type WaterfallTerms } from './waterfall.ts';

const terms: WaterfallTerms = {
  preferredReturn: 0.08,
  catchUp: 0,
  catchUpTo: 0,
  tiers: [{ upToMultiple: null, investors: 0.7 }],
};

/** Capital paid in at closing and returned with all profit after five years. */
const fiveYears = (distributed: number) => [
  { contributed: toCents(100_000), distributed: 0 },
  ...Array.from({ length: 3 }, () => ({ contributed: 0, distributed: 0 })),
  { contributed: 0, distributed: toCents(distributed) },
];

describe('waterfall', () => {
  it('pays capital and five years of preferred return before a 70/30 split', () => {
    const paid = runWaterfall(fiveYears(165_000), terms);
    expect(paid.investors).toBe(toCents(157_500));
    expect(paid.sponsor).toBe(toCents(7_500));
  });

  it('pays the sponsor nothing while preferred return is owed', () => {
    expect(runWaterfall(fiveYears(140_000), terms)).toMatchObject({
      investors: toCents(140_000),
      sponsor: 0,
    });
  });

  it('lets the sponsor catch up to its share of all profit', () => {
    const paid = runWaterfall(fiveYears(165_000), { ...terms, catchUp: 1, catchUpTo: 0.3 });
    expect(paid.sponsor).toBe(toCents(65_000 * 0.3));
    expect(paid.investors + paid.sponsor).toBe(toCents(165_000));
  });

  it('moves to the next tier when investors reach its multiple', () => {
    const paid = runWaterfall(fiveYears(300_000), {
      ...terms,
      tiers: [
        { upToMultiple: 1.5, investors: 0.8 },
        { upToMultiple: null, investors: 0.5 },
      ],
    });
    // 140,000 capital and preferred, 12,500 splits 10,000 to reach 1.5×, the remaining 147,500 splits evenly.
    expect(paid.investors).toBe(toCents(150_000 + 73_750));
  });

  it.each([1, 7, 33, 99_999_999_999])('distributes every cent of %i', (cents) => {
    const paid = runWaterfall([{ contributed: 100, distributed: cents }], {
      ...terms,
      catchUp: 0.5,
      catchUpTo: 0.2,
    });
    expect(paid.investors + paid.sponsor).toBe(cents);
  });
});
