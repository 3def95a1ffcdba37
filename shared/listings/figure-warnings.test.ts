import { describe, expect, test } from 'vitest';
import { findFigureWarnings, impliedFigures, type SellerFigures } from './figure-warnings.ts';

/** Maple Court from the demo: all figures agree. */
const sound: SellerFigures = {
  type: 'assisted-living',
  price: 19_750_000,
  noi: 1_459_525,
  capRate: 7.39,
  units: 84,
  beds: 92,
  licensedBeds: 96,
  occupancy: 91.7,
  census: 84,
  monthlyRate: 5450,
};
const at = (more: Partial<SellerFigures>) =>
  findFigureWarnings({ ...sound, ...more }).map((doubt) => doubt.at);

test('raises no doubt for matching or missing figures', () => {
  expect(at({})).toEqual([]);
  const unsaid = Object.fromEntries(Object.keys(sound).map((name) => [name, null]));
  expect(
    findFigureWarnings({ ...(unsaid as unknown as SellerFigures), type: 'memory-care' }),
  ).toEqual([]);
});

describe('figure doubts', () => {
  test.each<[string, Partial<SellerFigures>, string]>([
    ['by a cap rate that income and price do not give', { capRate: 8.4 }, 'capRate'],
    ['by a cap rate that no such community sells at', { capRate: 1.2, noi: null }, 'capRate'],
    ['by a price with a digit missing', { price: 1_975_000, noi: null, capRate: null }, 'price'],
    ['by more beds than the license allows', { licensedBeds: 80 }, 'licensedBeds'],
    ['by more residents than beds', { census: 120 }, 'census'],
    ['by an occupancy that the census does not give', { census: 60 }, 'occupancy'],
    ['by more units than beds', { units: 93 }, 'units'],
    ['by an income that the units do not bring in', { monthlyRate: 2000 }, 'noi'],
  ])('%s', (_what, more, where) => {
    expect(at(more)).toEqual([where]);
  });

  test('state the expected figure', () => {
    expect(findFigureWarnings({ ...sound, capRate: 8.4 })[0]?.sentence).toBe(
      'NOI of $1,459,525 at a price of $19,750,000 is a cap rate of 7.39%, not 8.40%.',
    );
  });
});

test('derives cap rate, NOI, and prices per bed and unit from the given figures', () => {
  expect(impliedFigures({ ...sound, capRate: null }).capRate).toBeCloseTo(7.39, 2);
  expect(impliedFigures({ ...sound, noi: null }).noi).toBeCloseTo(1_459_525);
  expect(impliedFigures(sound)).toMatchObject({ capRate: null, noi: null });
  expect(impliedFigures(sound).eachBed).toBeCloseTo(214_673.9, 1);
});
