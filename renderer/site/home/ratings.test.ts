import { expect, it } from 'vitest';
import { getShareAtLeast } from './ratings.ts';

const stars = { 5: 6, 4: 3, 3: 0, 2: 1, 1: 2 };

it.each([
  [5, 50],
  [4, 75],
  [2, 83],
  [1, 100],
] as const)('of twelve ratings, those from %i stars up are %i percent', (least, share) => {
  expect(getShareAtLeast(least, { stars, count: 12 })).toBe(share);
});

it('shares are zero without ratings', () => {
  expect(getShareAtLeast(5, { stars: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }, count: 0 })).toBe(0);
});
