import { describe, expect, it } from 'vitest';
import { toResoProperty } from '../api/reso.ts';
import { readResoFeed } from './resoFeed.ts';

const LISTING = {
  ListingKey: 'K-1',
  StandardStatus: 'Active',
  PropertySubType: 'assisted-living',
  BuildingName: 'Cedar Court',
  City: 'Austin',
  StateOrProvince: 'Texas',
  ListPrice: 12_500_000,
  NumberOfUnitsTotal: 80,
  BuildingAreaTotal: 61_000,
  BuildingAreaUnits: 'SquareFeet',
  CommunityFeatures: ['Garden', 'Salon'],
};

describe('a listing feed', () => {
  it('becomes values of the listing form', () => {
    const feed = readResoFeed({ value: [LISTING], '@odata.nextLink': 'https://mls.example/2' });
    expect(feed).toMatchObject({ leftOut: 0, unused: [], next: 'https://mls.example/2' });
    expect(feed?.entries).toMatchObject([
      {
        source_id: 'K-1',
        doubts: [],
        values: {
          property_name: 'Cedar Court',
          state: 'TX',
          price: '12500000',
          square_footage: '61000',
          amenities: 'Garden\nSalon',
          is_confidential: '',
        },
      },
    ]);
  });

  it('reads the feed that this product writes', () => {
    const row = { id: 'a1', status: 'active', property_name: 'Cedar', city: 'Austin', state: 'TX' };
    const feed = readResoFeed([toResoProperty({ ...row, property_type: 'ccrc' })]);
    expect(feed?.unused).toEqual([]);
    expect(feed?.entries).toMatchObject([{ source_id: 'a1', doubts: [] }]);
  });

  it('lists what to check by hand instead of guessing', () => {
    const [entry] =
      readResoFeed([
        {
          ...LISTING,
          PropertySubType: 'Office',
          StateOrProvince: 'Ontario',
          ListPrice: 'call',
          BuildingAreaUnits: 'SquareMeters',
        },
      ])?.entries ?? [];
    expect(entry?.values).toMatchObject({ property_type: '', state: '', price: '' });
    expect(entry?.doubts).toEqual([
      'Type "Office" is unknown here. Choose one.',
      'The state is unknown.',
      'Asking price isn’t a number.',
      'The building area isn’t in square feet.',
      'The type is missing.',
      'The state is missing.',
    ]);
  });

  it('leaves out listings that aren’t for sale and entries without a key', () => {
    const feed = readResoFeed([{ ...LISTING, StandardStatus: 'Closed' }, {}, null, 'text']);
    expect(feed).toMatchObject({ entries: [], leftOut: 3 });
  });

  it('keeps hostile text inert and refuses other files', () => {
    const [entry] =
      readResoFeed([{ ...LISTING, BuildingName: `<b>\u0000\u202eA${'x'.repeat(500)}` }])?.entries ??
      [];
    expect(entry?.values.property_name).toMatch(/^<b> {2}Ax{154}$/);
    for (const wrong of [null, 'text', {}, { value: {} }]) {
      expect(readResoFeed(wrong)).toBeUndefined();
    }
  });
});
