import { describe, expect, it } from 'vitest';
import { formatNumber } from '#shared/format/number.ts';
import { formatPercent } from '#shared/format/percent.ts';
import { rotateFeatured } from './featured.ts';
import {
  formatListingPlace,
  isPremium,
  orNotAvailable,
  parseListingState,
} from './featuredListing.ts';

const day = (number: number, hour = 0) => (number * 24 + hour) * 3_600_000;
const ten = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('featured listings', () => {
  it.each([
    ['the first four days', day(0), [0, 1, 2, 3]],
    ['their last hour', day(3, 23), [0, 1, 2, 3]],
    ['the next four days', day(4), [4, 5, 6, 7]],
    ['a turn that passes the end', day(8), [8, 9, 0, 1]],
    ['a turn after it', day(12), [2, 3, 4, 5]],
  ])('on %s rotate to the expected four', (_when, now, featured) => {
    expect(rotateFeatured(ten, now)).toEqual(featured);
  });

  it('are fewer without duplicates if there are under four', () => {
    expect(rotateFeatured([0, 1, 2], day(4))).toEqual([1, 2, 0]);
    expect(rotateFeatured([], day(4))).toEqual([]);
  });
});

describe('listing location', () => {
  it.each([
    ['Westerville, OH', 'Westerville, OH', 'OH'],
    ['Westerville, OH 43081', 'Westerville, OH', 'OH'],
    ['12 Elm Street, Westerville, OH 43081-1234', '12 Elm Street, Westerville, OH', 'OH'],
    ['12 Elm Street, Westerville, Ohio, 43081', '12 Elm Street, Westerville, Ohio', 'Ohio'],
    ['12 Elm Street, Westerville, OH, USA', '12 Elm Street, Westerville, OH, USA', 'OH'],
    ['10000 Elm Street, Westerville, OH', '10000 Elm Street, Westerville, OH', 'OH'],
    ['Westerville', 'Westerville', 'State Available'],
    ['Westerville,', 'Westerville,', 'State Available'],
    ['43081', 'Location Available', 'State Available'],
    ['', 'Location Available', 'State Available'],
    [null, 'Location Available', 'State Available'],
  ])('%j is shown as %j in %j', (location, place, state) => {
    expect(formatListingPlace(location)).toBe(place);
    expect(parseListingState(location)).toBe(state);
  });
});

it.each([
  [5_000_000, false],
  [5_000_001, true],
  [null, false],
])('a price of %j is premium: %j', (price, premium) => {
  expect(isPremium(price)).toBe(premium);
});

it('missing figures are shown as N/A', () => {
  expect(orNotAvailable(null, formatNumber)).toBe('N/A');
  expect([orNotAvailable(1200, formatNumber), orNotAvailable(0, formatPercent)]).toEqual([
    '1,200',
    '0.0%',
  ]);
});
