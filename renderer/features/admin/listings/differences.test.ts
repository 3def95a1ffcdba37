import { expect, test } from 'vitest';
import type { PendingReview } from './adminListingsApi.ts';
import { findDifferences } from './differences.ts';

const listing = {
  property_name: 'Maple Court',
  price: 9_000_000,
  amenities: [],
  description: null,
  listing_addresses: { street_address: '1 Elm Street', postal_code: '43081' },
  listing_images: [{ id: 'a' }, { id: 'b' }],
} as unknown as PendingReview['listing'];

const review = (changes: object | null): PendingReview => ({
  id: 'x',
  since: '2026-11-20T10:00:00Z',
  listing,
  revision: changes === null ? null : ({ id: 'r', changes } as PendingReview['revision']),
});

test('shows old and new values for a change to an approved listing', () => {
  expect(
    findDifferences(review({ price: 12_000_000, description: 'New roof.', address: null })),
  ).toEqual([
    { label: 'Asking price', was: '9000000', becomes: '12000000' },
    { label: 'Description', was: 'Not provided', becomes: 'New roof.' },
    { label: 'Street', was: '1 Elm Street, 43081', becomes: 'Not provided' },
  ]);
});

test('counts added, removed, and changed photos', () => {
  const pictures = { a: null, b: { caption: 'Hall' }, c: { image_url: '/x', created_at: 'now' } };
  expect(findDifferences(review({ pictures }))).toEqual([
    { label: 'Photos', was: '2', becomes: '1 added, 1 removed, 1 changed' },
  ]);
});

test('lists every field of a new listing', () => {
  expect(findDifferences(review(null)).map(({ label }) => label)).toEqual([
    'Name',
    'Asking price',
    'Street',
  ]);
});
