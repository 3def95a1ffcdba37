import { formatDollars } from '../format/money.ts';
import { toCents, toDollars } from '../underwriting/cents.ts';
import { noiAtCapRate, pricePer } from '../underwriting/ratio.ts';
import { PROPERTY_TYPES, type PropertyType, SHORT_PROPERTY_TYPE_LABELS } from './listings.ts';

/** Most communities that can be compared; more columns are unreadable. */
export const MAX_COMPARED_LISTINGS = 6;

export const propertyTypeLabel = (type: string): string =>
  SHORT_PROPERTY_TYPE_LABELS[type as PropertyType] ?? PROPERTY_TYPES[type as PropertyType] ?? type;

export const formatAskingPrice = (price: number | null): string =>
  price === null ? 'On request' : formatDollars(price);

/** Returns the price per item; null if either value is missing or zero. */
export function pricePerUnit(price: number | null, count: number | null): number | null {
  const each = price === null || count === null ? null : pricePer(toCents(price), count);
  return each === null ? null : Math.round(toDollars(each));
}

/** Returns the asking price per operating bed: the one basis of all per-bed figures of listings. */
export const pricePerBed = (listing: {
  readonly price: number | null;
  readonly total_beds: number | null;
}) => pricePerUnit(listing.price, listing.total_beds);

interface Priced {
  readonly price: number | null;
  readonly cap_rate: number | null;
}

/** Returns the annual NOI implied by price and cap rate. */
export function impliedNoi({ price, cap_rate: cap }: Priced) {
  return price === null || cap === null
    ? null
    : Math.round(toDollars(noiAtCapRate(toCents(price), cap / 100)));
}
