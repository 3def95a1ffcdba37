import { countText, UNKNOWN } from '#shared/format/figures.ts';
import type { LISTED_COLUMNS, PICTURE_COLUMNS } from '#shared/market/columns.ts';
import type { Database } from '../../core/api/database.ts';
import {
  anything,
  flag,
  type Guard,
  listOf,
  number,
  object,
  oneOf,
  orNothing,
  orNull,
  type RowGuard,
  type ShapeOf,
  tableOf,
  text,
} from '../../kit/shape/shape.ts';

type Tables = Database['public']['Tables'];

export type Picture = Pick<Tables['listing_images']['Row'], (typeof PICTURE_COLUMNS)[number]>;

const isPicture = object({
  image_url: text,
  alt_text: orNull(text),
  caption: orNull(text),
  image_order: number,
  width: orNull(number),
  height: orNull(number),
}) satisfies RowGuard<Picture>;

/** A row as anybody reads it who may open it, with its pictures. */
type Row = Omit<Tables['listings']['Row'], 'broker_email'> & {
  readonly listing_images: readonly Picture[];
};

/** What a row of a list shows. */
const isListedCommunity = object({
  id: text,
  property_name: text,
  location: text,
  property_type: text,
  is_confidential: flag,
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

/** A whole row, of a listing that its address alone opens. */
export const isWholeListing = object({
  id: text,
  property_name: text,
  location: text,
  city: text,
  county: orNull(text),
  state: text,
  property_type: text,
  is_confidential: flag,
  is_unlisted: flag,
  is_on_market: flag,
  price: orNull(number),
  total_beds: orNull(number),
  licensed_beds: orNull(number),
  total_units: orNull(number),
  square_footage: orNull(number),
  year_built: orNull(number),
  occupancy_rate: orNull(number),
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

/** A page of the list; `previous` and `next` are the places where those beside it begin. */
export const isFound = object({
  rows: listOf(isListedCommunity),
  previous: orNull(text),
  next: orNull(text),
});

type SpotRow = readonly [latitude: number, longitude: number, count: number, filter: string];

const isSpot: Guard<SpotRow> = (value): value is SpotRow =>
  Array.isArray(value) && value.slice(0, 3).every(number) && text(value[3]);

/** A search on the map: latitude, longitude, how many stand there, and the filter that leaves those. */
export const isOnMap = object({
  count: number,
  is_exact: flag,
  by: text,
  spots: listOf(isSpot),
});

/** A search in figures; what cannot be told of so many is null or missing. */
export const areFigures = object({
  count: number,
  /** Whether there are no more than that. */
  is_exact: flag,
  recent: orNothing(number),
  value: orNothing(number),
  cap_rate: orNothing(number),
  /** By filter and choice: what choosing it instead would leave. */
  facets: tableOf(tableOf(number)),
  /** Words that nothing is called, and what they were read as. */
  read_as: tableOf(text),
});

export type ListingFigures = ShapeOf<typeof areFigures>;

/** What the call says of the letter: whether it is the first about this listing, and so was sent. */
export const isContacted = object({ is_new: flag });

/** How to reach the broker of a listing, as the server tells whoever may know. */
export const isBrokerContact = object({
  name: orNothing(text),
  company: orNothing(text),
  email: orNothing(text),
  phone: orNothing(text),
  /** Whether it is whoever asks. */
  is_own: flag,
  /** Where the two talk about the listing. */
  conversation_id: orNothing(text),
});

export type BrokerContact = ShapeOf<typeof isBrokerContact>;

export { impliedNoi, perEach, priceText, typeName } from '#shared/market/listing-figures.ts';

/** "84 units, 92 beds": how large it is, as far as anybody has said. */
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

/** That nobody has said for long that it is right; null for what is fresh. */
export const staleText = (staleness: number): string | null =>
  staleness >= 3
    ? 'Not confirmed for 90 days'
    : staleness === 2
      ? 'Not confirmed for 60 days'
      : null;
