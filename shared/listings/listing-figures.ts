import { formatDollars } from '../format/money.ts';
import { PROPERTY_TYPES, type PropertyType, SHORT_PROPERTY_TYPE_LABELS } from './listings.ts';

/** Most communities that can be compared; more columns are unreadable. */
export const MAX_COMPARED_LISTINGS = 6;

export const propertyTypeLabel = (type: string): string =>
  SHORT_PROPERTY_TYPE_LABELS[type as PropertyType] ?? PROPERTY_TYPES[type as PropertyType] ?? type;

export const formatAskingPrice = (price: number | null): string =>
  price === null ? 'On request' : formatDollars(price);

/** Returns the price per item; null if either value is missing or zero. */
export function pricePerUnit(price: number | null, count: number | null): number | null {
  return price === null || count === null || count === 0 ? null : Math.round(price / count);
}

interface Priced {
  readonly price: number | null;
  readonly cap_rate: number | null;
}

/** Returns the annual NOI implied by price and cap rate. */
export function impliedNoi({ price, cap_rate: cap }: Priced) {
  return price === null || cap === null ? null : Math.round((price * cap) / 100);
}
