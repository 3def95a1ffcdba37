import { countText, UNKNOWN } from '#shared/format/figures.ts';
import { formatDollars } from '#shared/format/money.ts';
import type { LISTED_COLUMNS, PICTURE_COLUMNS } from '#shared/market/columns.ts';
import {
  PROPERTY_TYPES,
  PROPERTY_TYPES_SHORT,
  type PropertyType,
} from '#shared/market/listings.ts';
import type { Database } from '../../core/api/database.ts';
import { flag, object, orNothing, type ShapeOf, text } from '../../kit/shape/shape.ts';

type Tables = Database['public']['Tables'];

export type Picture = Pick<Tables['listing_images']['Row'], (typeof PICTURE_COLUMNS)[number]>;

export type Listing = Omit<Tables['listings']['Row'], 'broker_email'> & {
  readonly listing_images: readonly Picture[];
};

/** What a row of a list shows. */
export type ListedCommunity = Pick<Listing, (typeof LISTED_COLUMNS)[number] | 'listing_images'>;

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

export interface Suggestion {
  readonly suggestion: string;
  readonly suggestion_type: string;
  readonly frequency: number;
}

export const typeName = (type: string): string =>
  PROPERTY_TYPES_SHORT[type as PropertyType] ?? PROPERTY_TYPES[type as PropertyType] ?? type;

export const priceText = (price: number | null): string =>
  price === null ? 'On request' : formatDollars(price);

/** Null where either is missing or zero. */
export function perEach(price: number | null, count: number | null): number | null {
  return price === null || count === null || count === 0 ? null : Math.round(price / count);
}

/** What the building earns in a year by its own price and cap rate. */
export function impliedNoi({ price, cap_rate: cap }: Pick<Listing, 'price' | 'cap_rate'>) {
  return price === null || cap === null ? null : Math.round((price * cap) / 100);
}

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
