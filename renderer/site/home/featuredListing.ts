import { PREMIUM_ABOVE_DOLLARS } from '#shared/constants.ts';
import type { Database } from '#shared/database.types.ts';
import type { FEATURED_COLUMNS, FEATURED_IMAGE_COLUMNS } from '#shared/listings/columns.ts';
import * as s from '../../ui/shape/shape.ts';

type Tables = Database['public']['Tables'];

type Picture = Pick<Tables['listing_images']['Row'], (typeof FEATURED_IMAGE_COLUMNS)[number]>;

export const areFeatured = s.listOf(
  s.object({
    id: s.text,
    property_name: s.text,
    location: s.text,
    price: s.orNull(s.number),
    property_type: s.text,
    total_beds: s.orNull(s.number),
    occupancy_rate: s.orNull(s.number),
    cap_rate: s.orNull(s.number),
    status: s.text,
    listing_images: s.listOf(
      s.object({
        image_url: s.text,
        width: s.orNull(s.number),
        height: s.orNull(s.number),
      }) satisfies s.RowGuard<Picture>,
    ),
  }) satisfies s.RowGuard<
    Pick<Tables['listings']['Row'], (typeof FEATURED_COLUMNS)[number]> & {
      readonly listing_images: readonly Picture[];
    }
  >,
);

export type FeaturedListing = s.ShapeOf<typeof areFeatured>[number];

/** Returns the location without a trailing ZIP code. */
const withoutZip = (location: string): string =>
  location.trim().replace(/(?<![\s,])[\s,]*\b\d{5}(?:-\d{4})?$/, '');

export const formatListingPlace = (location: string | null): string =>
  withoutZip(location ?? '') || 'Location Available';

/** State of a location: the third part of a full address, else the last part. */
export function parseListingState(location: string | null): string {
  const parts = withoutZip(location ?? '')
    .split(',')
    .map((part) => part.trim());
  const state = parts.length >= 3 ? parts[2] : parts.length === 2 ? parts[1] : undefined;
  return state || 'State Available';
}

export const isPremium = (price: number | null): boolean =>
  price !== null && price > PREMIUM_ABOVE_DOLLARS;

/** Formats a figure, or the specification's text for a missing one. */
export const orNotAvailable = (value: number | null, write: (value: number) => string): string =>
  value === null ? 'N/A' : write(value);
