import { describe, expect, it } from 'vitest';
import { mergeCriteria, parseSearchQuery } from './parse-query.ts';

const parseCriteria = (query: string) => mergeCriteria(parseSearchQuery(query).understood);

/** The part of the test process that is used. */
declare const process: { cpuUsage(before?: { user: number }): { user: number } };

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
    ['texas', { states: ['TX'] }],
    ['Dallas, TX', { place: 'Dallas', states: ['TX'] }],
    [
      'memory care in Kansas City, MO',
      { types: ['memory-care'], place: 'Kansas City', states: ['MO'] },
    ],
    ['communities for sale in or', { states: ['OR'] }],
    ['in Mobile, AL', { place: 'Mobile', states: ['AL'] }],
    ['AL under $15M', { types: ['assisted-living'], priceTo: 15e6 }],
    ['under $15M', { priceTo: 15e6 }],
    ['$15M', { priceTo: 15e6 }],
    ['<= 8mm', { priceTo: 8e6 }],
    ['$20M+', { priceFrom: 20e6 }],
    ['$5-10M', { priceFrom: 5e6, priceTo: 1e7 }],
    ['under $150k a bed', { eachTo: 150_000 }],
    ['$100k to $200k per bed, 60+ beds', { eachFrom: 100_000, eachTo: 200_000, bedsFrom: 60 }],
    ['80-90% occupied', { occupancyFrom: 80, occupancyTo: 90 }],
    ['7 to 9% cap rate', { capFrom: 7, capTo: 9 }],
    [
      'assisted living within 50 miles of Fort Worth, TX',
      { types: ['assisted-living'], near: { town: 'Fort Worth', state: 'TX', miles: 50 } },
    ],
    ['25 mi around Dublin, oh', { near: { town: 'Dublin', state: 'OH', miles: 25 } }],
    ['in Franklin County, OH', { counties: ['OH/Franklin County'] }],
    ['Orleans Parish, Louisiana under $9M', { counties: ['LA/Orleans Parish'], priceTo: 9e6 }],
    ['built after 2010 with 60+ beds', { builtFrom: 2011, bedsFrom: 60 }],
    ['built between 1990 and 2005', { builtFrom: 1990, builtTo: 2005 }],
    ['built before 1980 under contract', { builtTo: 1979, status: 'under_contract' }],
    [
      'Medicare certified nursing homes that accept Medicaid',
      { types: ['skilled-nursing'], licenses: ['medicare'], payors: ['medicaid'] },
    ],
    [
      'private pay memory care in Texas under $15M',
      { types: ['memory-care'], payors: ['private'], states: ['TX'], priceTo: 15e6 },
    ],
    ['confirmed in the last 30 days', { fresh: 30 }],
    ['occupancy 90% cap 8%', { occupancyFrom: 90, capFrom: 8 }],
  ])('reads “%s” as intended', (query, criteria) => {
    expect(parseCriteria(query)).toEqual(criteria);
    expect(parseSearchQuery(query).left).toEqual([]);
  });

  it('returns text that no rule matches', () => {
    const { understood, left } = parseSearchQuery('memory care with a haunted ballroom in Ohio');
    expect(understood.map(({ words }) => words)).toEqual(['memory care', 'Ohio']);
    expect(left).toEqual(['haunted', 'ballroom']);
  });

  it('treats quoted text as a name', () => {
    expect(parseSearchQuery('“Ohio Falls” in Texas')).toMatchObject({
      understood: [{ words: 'Texas' }],
      left: ['"Ohio Falls"'],
    });
  });

  it("doesn't read a town named after a state as that state", () => {
    expect(parseSearchQuery('Texas City')).toEqual({ understood: [], left: ['Texas', 'City'] });
  });

  it.each([
    ['$', 'digits', '9'.repeat(5000)],
    ['blanks', 'and', ' '.repeat(5000)],
    ['“', 'quotes', '"“'.repeat(2500)],
    ['capitals', 'in', `in ${'Aa '.repeat(1600)}`],
    ['between', 'and', 'between 1 and '.repeat(400)],
    ['dots', 'and dashes', `${'.-'.repeat(2500)}x`],
  ])('reads a flood of %s %s quickly', (_one, _other, flood) => {
    const before = process.cpuUsage();
    parseSearchQuery(flood);
    // Takes two milliseconds of CPU; a backtracking pattern takes seconds.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });

  it("doesn't read “in” or “or” as a state, or a bare number as a price", () => {
    expect(parseSearchQuery('in or under 8')).toEqual({ understood: [], left: ['under', '8'] });
  });

  it('returns no criteria for an empty sentence', () => {
    expect(parseCriteria('')).toEqual({});
  });
});
