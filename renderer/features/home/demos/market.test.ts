import { describe, expect, it } from 'vitest';
import { dealStages } from '../../../content/demos/dealStages.ts';
import { community } from './fakeMarket.ts';
import { comparablesOf, medianOf, mostCommon, rankOf } from './market.ts';
import { matchesCriteria } from './matchesCriteria.ts';
import { expectedClosing, volumeOf } from './pipeline.ts';
import { findMatchingFilters } from './searches.ts';

describe('market median', () => {
  it('returns the middle value, the mean of the two middle ones, or null without values', () => {
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([1, 2, 4, 9])).toBe(3);
    expect(medianOf([])).toBeNull();
  });

  it('gives equal values the same rank', () => {
    expect(rankOf(8, [9, 8, 7])).toBe(2);
    expect(rankOf(9, [9, 9, 7])).toBe(1);
  });

  it('compares with others of its type, nearest in size first', () => {
    const near = community({ id: 'near', total_beds: 90 });
    const far = community({ id: 'far', total_beds: 20 });
    const other = community({ id: 'other', property_type: 'memory-care' });
    expect(comparablesOf(community(), [far, other, community(), near])).toEqual([near, far]);
  });

  it('returns the most common value', () => {
    expect(mostCommon(['OH', 'TX', 'OH'])).toBe('OH');
    expect(mostCommon([])).toBeUndefined();
  });
});

describe('searches that find a community', () => {
  const settings = (own: Parameters<typeof community>[0]) =>
    findMatchingFilters(community(own)).map(({ filter, choice }) => `${filter}: ${choice}`);

  it('are the narrowest ones that still match', () => {
    expect(settings({})).toEqual([
      'State: Ohio',
      'Type: Assisted Living',
      'Price: $10M to $25M',
      'Beds: 50 or more',
      'Occupancy: 90% or more',
      'Cap rate: 7% or more',
    ]);
  });

  it('omit missing figures', () => {
    expect(settings({ price: null, occupancy_rate: null, cap_rate: 5 })).toEqual([
      'State: Ohio',
      'Type: Assisted Living',
      'Beds: 50 or more',
    ]);
  });

  it('find the community itself', () => {
    expect(findMatchingFilters(community()).every(({ finds }) => finds(community()))).toBe(true);
  });
});

describe('a wish', () => {
  it('matches only communities with all requested figures', () => {
    expect(matchesCriteria(community(), { states: ['OH'], priceTo: 12_000_000, capFrom: 7 })).toBe(
      true,
    );
    expect(matchesCriteria(community(), { types: ['memory-care'] })).toBe(false);
    expect(matchesCriteria(community({ price: null }), { priceTo: 12_000_000 })).toBe(false);
    expect(matchesCriteria(community({ price: null }), {})).toBe(true);
  });
});

describe('a pipeline', () => {
  const monday = Date.UTC(2026, 2, 2);

  it('closes after the usual weeks of the remaining stages', () => {
    expect(expectedClosing(dealStages, dealStages.length - 1, monday)).toEqual(
      new Date(Date.UTC(2026, 2, 9)),
    );
    const weeks = dealStages.reduce((sum, stage) => sum + stage.weeks, 0);
    expect(expectedClosing(dealStages, 0, monday).getTime()).toBe(monday + weeks * 604_800_000);
  });

  it('sums asking prices and skips missing ones', () => {
    expect(volumeOf([community(), community({ price: null })])).toBe(12_000_000);
  });
});
