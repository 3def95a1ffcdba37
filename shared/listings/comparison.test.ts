import { describe, expect, it } from 'vitest';
import { COMPARISON_LINES, type ComparedListing, isBestValue } from './comparison.ts';

const lineOf = (name: string) => {
  const line = COMPARISON_LINES.find((one) => one.name === name);
  if (line === undefined) throw new Error(`No line "${name}".`);
  return line;
};
const listing = (property_type: string, price: number, total_beds = 100) =>
  ({ property_type, price, total_beds, licensed_beds: 120 }) as ComparedListing;

describe('the best value of a comparison', () => {
  it('is marked only among communities of the same type', () => {
    const nursing = listing('skilled-nursing', 6e6);
    const listings = [nursing, listing('assisted-living', 20e6), listing('assisted-living', 22e6)];
    const marked = listings.map((one) => isBestValue(lineOf('Per bed'), one, listings));
    expect(marked).toEqual([false, true, false]);
  });

  it('is not marked if all are equal', () => {
    const listings = [listing('ccrc', 9e6), listing('ccrc', 9e6)];
    expect(isBestValue(lineOf('Asking price'), listings[0] as ComparedListing, listings)).toBe(
      false,
    );
  });

  it('computes per-bed prices from operating beds', () => {
    expect(lineOf('Per bed').value(listing('ccrc', 9e6, 90))).toBe(100_000);
  });
});
