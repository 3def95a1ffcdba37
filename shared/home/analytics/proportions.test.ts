import { expect, it } from 'vitest';
import { compareVariants, getConversionRate } from './proportions.ts';

const compared = (...sides: Parameters<typeof compareVariants>) => {
  const comparison = compareVariants(...sides);
  if (comparison.kind !== 'compared') throw new Error('It waits.');
  return comparison;
};

it('distinguishes 20% of a thousand from 25% like a statistics textbook', () => {
  const comparison = compared({ shown: 1000, acted: 200 }, { shown: 1000, acted: 250 });
  expect(comparison.difference).toBeCloseTo(0.05, 10);
  expect(comparison.z).toBeCloseTo(2.6774, 4);
  expect(comparison.p).toBeCloseTo(0.00742, 5);
  expect([comparison.low, comparison.high]).toEqual([
    expect.closeTo(0.01346, 4),
    expect.closeTo(0.08654, 4),
  ]);
  expect(comparison.isSignificant).toBe(true);
});

it('treats a result that chance produces 1 in 20 times as not significant', () => {
  const near = compared({ shown: 500, acted: 50 }, { shown: 500, acted: 68 });
  expect(near.p).toBeGreaterThan(0.05);
  expect(near.isSignificant).toBe(false);
  const same = compared({ shown: 400, acted: 40 }, { shown: 400, acted: 40 });
  expect(same).toMatchObject({ z: 0, difference: 0 });
  expect(same.p).toBeCloseTo(1, 6);
});

it('gives the same result for either order of the sides', () => {
  const [a, b] = [
    { shown: 900, acted: 90 },
    { shown: 300, acted: 60 },
  ];
  expect(compared(a, b).p).toBeCloseTo(compared(b, a).p, 12);
  expect(compared(a, b).z).toBeCloseTo(-compared(b, a).z, 12);
});

it.each([
  [{ shown: 0, acted: 0 }, 100],
  [{ shown: 90, acted: 20 }, 10],
  // Two in 200 means a thousand would bring ten.
  [{ shown: 200, acted: 2 }, 800],
  [{ shown: 200, acted: 0 }, 1800],
  // 100% conversion is as uninformative as 0%.
  [{ shown: 200, acted: 200 }, 1800],
])('requires more visitors when one side is %j', (side, missing) => {
  const enough = { shown: 1000, acted: 100 };
  expect(compareVariants(enough, side)).toEqual({ kind: 'waiting', missing });
  expect(compareVariants(side, enough)).toEqual({ kind: 'waiting', missing });
});

it('has no rate when a side has no views', () => {
  expect(getConversionRate({ shown: 0, acted: 0 })).toBe(0);
});
