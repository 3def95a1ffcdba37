import { countText, UNKNOWN } from '#shared/format/figures.ts';
import type { LISTED_COLUMNS, LISTING_IMAGE_COLUMNS } from '#shared/listings/columns.ts';
import type { Database } from '../../../data/api/database.ts';
import * as s from '../../../ui/shape/shape.ts';

type Tables = Database['public']['Tables'];

export type Picture = Pick<Tables['listing_images']['Row'], (typeof LISTING_IMAGE_COLUMNS)[number]>;

const isPicture = s.object({
  image_url: s.text,
  alt_text: s.orNull(s.text),
  caption: s.orNull(s.text),
  image_order: s.number,
  width: s.orNull(s.number),
  height: s.orNull(s.number),
}) satisfies s.RowGuard<Picture>;

/** A listing row as visible to anyone with access, with its images. */
type Row = Omit<Tables['listings']['Row'], 'broker_email'> & {
  readonly listing_images: readonly Picture[];
};

/** The fields shown on a list row. */
const isListedCommunity = s.object({
  id: s.text,
  property_name: s.text,
  location: s.text,
  property_type: s.text,
  is_confidential: s.bool,
  price: s.orNull(s.number),
  total_beds: s.orNull(s.number),
  total_units: s.orNull(s.number),
  occupancy_rate: s.orNull(s.number),
  cap_rate: s.orNull(s.number),
  status: s.text,
  created_at: s.text,
  staleness: s.number,
  listing_images: s.listOf(isPicture),
}) satisfies s.RowGuard<Pick<Row, (typeof LISTED_COLUMNS)[number] | 'listing_images'>>;

export type ListedCommunity = s.ShapeOf<typeof isListedCommunity>;

/** A full row, for an unlisted listing opened by URL. */
export const isWholeListing = s.object({
  id: s.text,
  property_name: s.text,
  location: s.text,
  city: s.text,
  county: s.orNull(s.text),
  state: s.text,
  property_type: s.text,
  is_confidential: s.bool,
  is_unlisted: s.bool,
  is_on_market: s.bool,
  price: s.orNull(s.number),
  total_beds: s.orNull(s.number),
  licensed_beds: s.orNull(s.number),
  total_units: s.orNull(s.number),
  square_footage: s.orNull(s.number),
  year_built: s.orNull(s.number),
  occupancy_rate: s.orNull(s.number),
  occupancy_census_on: s.orNull(s.text),
  cap_rate: s.orNull(s.number),
  avg_monthly_rate: s.orNull(s.number),
  care_level: s.orNull(s.text),
  license_type: s.orNull(s.text),
  care_types: s.listOf(s.text),
  licenses: s.listOf(s.text),
  payors: s.listOf(s.text),
  amenities: s.listOf(s.text),
  images: s.listOf(s.text),
  description: s.orNull(s.text),
  broker_id: s.text,
  broker_name: s.orNull(s.text),
  approval_status: s.oneOf(['pending', 'approved', 'rejected']),
  status: s.text,
  staleness: s.number,
  views: s.number,
  confirmed_on: s.text,
  created_at: s.text,
  updated_at: s.text,
  spot: s.anything,
  listing_images: s.listOf(isPicture),
}) satisfies s.RowGuard<Row>;

export type Listing = s.ShapeOf<typeof isWholeListing>;

/** One page of the list. `previous` and `next` are cursors to the adjacent pages. */
export const isFound = s.object({
  rows: s.listOf(isListedCommunity),
  previous: s.orNull(s.text),
  next: s.orNull(s.text),
});

type SpotRow = readonly [latitude: number, longitude: number, count: number, filter: string];

const isSpot: s.Guard<SpotRow> = (value): value is SpotRow =>
  Array.isArray(value) && value.slice(0, 3).every(s.number) && s.text(value[3]);

/** Map results: latitude, longitude, count at that point, and the filter that narrows to those listings. */
export const isMapResult = s.object({
  count: s.number,
  is_exact: s.bool,
  by: s.text,
  spots: s.listOf(isSpot),
});

/** Figures for a search. Values that can't be computed for this many listings are null or missing. */
export const areFigures = s.object({
  count: s.number,
  /** True if the count is complete. */
  is_exact: s.bool,
  recent: s.orNullish(s.number),
  value: s.orNullish(s.number),
  cap_rate: s.orNullish(s.number),
  /** Result counts by filter and choice, as if that choice were selected instead. */
  facets: s.recordOf(s.recordOf(s.number)),
  /** Search terms without a match, and how they were interpreted. */
  read_as: s.recordOf(s.text),
});

export type ListingFigures = s.ShapeOf<typeof areFigures>;

/** Result of contacting a broker: true if this was the first message about the listing, so an email was sent. */
export const isContactResult = s.object({ is_new: s.bool });

/** The broker's contact details, as the server returns them to authorized users. */
export const isBrokerContact = s.object({
  name: s.orNullish(s.text),
  company: s.orNullish(s.text),
  email: s.orNullish(s.text),
  phone: s.orNullish(s.text),
  /** True if the caller is the broker. */
  is_own: s.bool,
  /** The conversation between the two about the listing. */
  conversation_id: s.orNullish(s.text),
});

export type BrokerContact = s.ShapeOf<typeof isBrokerContact>;

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
