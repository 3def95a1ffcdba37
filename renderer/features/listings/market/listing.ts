import { countText, UNKNOWN } from '#shared/format/figures.ts';
import type { LISTED_COLUMNS, LISTING_IMAGE_COLUMNS } from '#shared/listings/columns.ts';
import type { Database } from '../../../data/api/database.ts';
import {
  anything,
  bool,
  type Guard,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  orNullish,
  type RowGuard,
  recordOf,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

type Tables = Database['public']['Tables'];

export type Picture = Pick<Tables['listing_images']['Row'], (typeof LISTING_IMAGE_COLUMNS)[number]>;

const isPicture = object({
  image_url: text,
  alt_text: orNull(text),
  caption: orNull(text),
  image_order: number,
  width: orNull(number),
  height: orNull(number),
}) satisfies RowGuard<Picture>;

/** A listing row as visible to anyone with access, with its images. */
type Row = Omit<Tables['listings']['Row'], 'broker_email'> & {
  readonly listing_images: readonly Picture[];
};

/** The fields shown on a list row. */
const isListedCommunity = object({
  id: text,
  property_name: text,
  location: text,
  property_type: text,
  is_confidential: bool,
  price: orNull(number),
  total_beds: orNull(number),
  total_units: orNull(number),
  occupancy_rate: orNull(number),
  cap_rate: orNull(number),
  status: text,
  created_at: text,
  staleness: number,
  listing_images: listOf(isPicture),
}) satisfies RowGuard<Pick<Row, (typeof LISTED_COLUMNS)[number] | 'listing_images'>>;

export type ListedCommunity = ShapeOf<typeof isListedCommunity>;

/** A full row, for an unlisted listing opened by URL. */
export const isWholeListing = object({
  id: text,
  property_name: text,
  location: text,
  city: text,
  county: orNull(text),
  state: text,
  property_type: text,
  is_confidential: bool,
  is_unlisted: bool,
  is_on_market: bool,
  price: orNull(number),
  total_beds: orNull(number),
  licensed_beds: orNull(number),
  total_units: orNull(number),
  square_footage: orNull(number),
  year_built: orNull(number),
  occupancy_rate: orNull(number),
  occupancy_census_on: orNull(text),
  cap_rate: orNull(number),
  avg_monthly_rate: orNull(number),
  care_level: orNull(text),
  license_type: orNull(text),
  care_types: listOf(text),
  licenses: listOf(text),
  payors: listOf(text),
  amenities: listOf(text),
  images: listOf(text),
  description: orNull(text),
  broker_id: text,
  broker_name: orNull(text),
  approval_status: oneOf(['pending', 'approved', 'rejected']),
  status: text,
  staleness: number,
  views: number,
  confirmed_on: text,
  created_at: text,
  updated_at: text,
  spot: anything,
  listing_images: listOf(isPicture),
}) satisfies RowGuard<Row>;

export type Listing = ShapeOf<typeof isWholeListing>;

/** One page of the list. `previous` and `next` are cursors to the adjacent pages. */
export const isFound = object({
  rows: listOf(isListedCommunity),
  previous: orNull(text),
  next: orNull(text),
});

type SpotRow = readonly [latitude: number, longitude: number, count: number, filter: string];

const isSpot: Guard<SpotRow> = (value): value is SpotRow =>
  Array.isArray(value) && value.slice(0, 3).every(number) && text(value[3]);

/** Map results: latitude, longitude, count at that point, and the filter that narrows to those listings. */
export const isMapResult = object({
  count: number,
  is_exact: bool,
  by: text,
  spots: listOf(isSpot),
});

/** Figures for a search. Values that can't be computed for this many listings are null or missing. */
export const areFigures = object({
  count: number,
  /** True if the count is complete. */
  is_exact: bool,
  recent: orNullish(number),
  value: orNullish(number),
  cap_rate: orNullish(number),
  /** Result counts by filter and choice, as if that choice were selected instead. */
  facets: recordOf(recordOf(number)),
  /** Search terms without a match, and how they were interpreted. */
  read_as: recordOf(text),
});

export type ListingFigures = ShapeOf<typeof areFigures>;

/** Result of contacting a broker: true if this was the first message about the listing, so an email was sent. */
export const isContactResult = object({ is_new: bool });

/** The broker's contact details, as the server returns them to authorized users. */
export const isBrokerContact = object({
  name: orNullish(text),
  company: orNullish(text),
  email: orNullish(text),
  phone: orNullish(text),
  /** True if the caller is the broker. */
  is_own: bool,
  /** The conversation between the two about the listing. */
  conversation_id: orNullish(text),
});

export type BrokerContact = ShapeOf<typeof isBrokerContact>;

export {
  formatAskingPrice,
  impliedNoi,
  pricePerBed,
  pricePerUnit,
  propertyTypeLabel,
} from '#shared/listings/listing-figures.ts';

/** Formats the size, such as "84 units, 92 beds", from the known counts. */
export function sizeText({
  total_units: units,
  total_beds: beds,
}: Pick<Listing, 'total_units' | 'total_beds'>): string {
  const parts = [
    units !== null && `${countText(units)} units`,
    beds !== null && `${countText(beds)} beds`,
  ];
  return parts.filter(Boolean).join(', ') || UNKNOWN;
}

/** Label for a listing not confirmed for a long time; null if it is fresh. */
export const staleText = (staleness: number): string | null =>
  staleness >= 3
    ? 'Not confirmed for 90 days'
    : staleness === 2
      ? 'Not confirmed for 60 days'
      : null;
