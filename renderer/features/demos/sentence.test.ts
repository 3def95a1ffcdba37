import { describe, expect, it } from 'vitest';
import { readSentence, wishOf } from './sentence.ts';

const wishIn = (sentence: string) => wishOf(readSentence(sentence).understood);

describe('a sentence', () => {
  it.each([
    [
      'memory care in Ohio under 8 million',
      { types: ['memory-care'], states: ['OH'], priceTo: 8e6 },
    ],
    [
      'Assisted living or independent living in Texas and Florida',
      { types: ['assisted-living', 'independent-living'], states: ['TX', 'FL'] },
    ],
    ['nursing homes with at least 90 beds', { types: ['skilled-nursing'], bedsFrom: 90 }],
    ['100+ beds, over 90% occupied', { bedsFrom: 100, occupancyFrom: 90 }],
    [
      '60 to 120 beds between $5m and $10m',
      { bedsFrom: 60, bedsTo: 120, priceFrom: 5e6, priceTo: 1e7 },
    ],
    ['between 5 and 10 million in OH', { priceFrom: 5e6, priceTo: 1e7, states: ['OH'] }],
    ['cap rate above 8, below $12,500,000', { capFrom: 8, priceTo: 12.5e6 }],
    ['7.5% cap or better in Dublin', { capFrom: 7.5, place: 'Dublin' }],
    ['occupancy below 80 percent in West Virginia', { occupancyTo: 80, states: ['WV'] }],
    ['cheapest 55+ communities', { order: 'cheapest', types: ['active-adult'] }],
  ])('“%s” is read as it is meant', (sentence, wish) => {
    expect(wishIn(sentence)).toEqual(wish);
    expect(readSentence(sentence).left).toEqual([]);
  });

  it('hands back what no rule knows', () => {
    const { understood, left } = readSentence('memory care with a haunted ballroom in Ohio');
    expect(understood.map(({ words }) => words)).toEqual(['memory care', 'Ohio']);
    expect(left).toEqual(['haunted', 'ballroom']);
  });

  it('takes neither “in” nor “or” for a state, nor a bare number for a price', () => {
    expect(readSentence('in or under 8')).toEqual({ understood: [], left: ['under', '8'] });
  });

  it('wishes for nothing when it is empty', () => {
    expect(wishIn('')).toEqual({});
  });
});
