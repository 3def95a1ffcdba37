import type { Database } from '../database.types.ts';
import { countText, dollarsText, percentText, rateText, UNKNOWN } from '../format/figures.ts';
import type { COMPARED_COLUMNS } from './columns.ts';
import {
  formatAskingPrice,
  impliedNoi,
  pricePerBed,
  pricePerUnit,
  propertyTypeLabel,
} from './listing-figures.ts';

/** The listing columns a comparison reads, as far as the reader may see them. */
export type ComparedListing = Pick<
  Database['public']['Tables']['listings']['Row'],
  (typeof COMPARED_COLUMNS)[number]
>;

/** A row of a comparison. */
interface Line {
  readonly name: string;
  readonly text: (listing: ComparedListing) => string;
  /** The value for exports and for comparing. */
  readonly value: (listing: ComparedListing) => string | number | null;
  readonly best?: 'least' | 'most';
}

const STATUSES: Readonly<Record<string, string>> = {
  active: 'For sale',
  under_contract: 'Under contract',
};

const figure = (
  name: string,
  value: (listing: ComparedListing) => number | null,
  write: (value: number | null) => string,
  best?: Line['best'],
): Line => ({ name, value, text: (listing) => write(value(listing)), ...(best && { best }) });

const createTextLine = (
  name: string,
  value: (listing: ComparedListing) => string | null,
): Line => ({
  name,
  value,
  text: (listing) => value(listing) ?? UNKNOWN,
});

export const COMPARISON_LINES: readonly Line[] = [
  createTextLine('Place', ({ location }) => location),
  createTextLine('Type', ({ property_type: type }) => propertyTypeLabel(type)),
  createTextLine('Care', ({ care_level: care }) => care),
  createTextLine('License', ({ license_type: license }) => license),
  createTextLine('Status', ({ status }) => STATUSES[status] ?? status),
  figure('Asking price', ({ price }) => price, formatAskingPrice, 'least'),
  figure('Per bed', pricePerBed, dollarsText, 'least'),
  figure('Per unit', (one) => pricePerUnit(one.price, one.total_units), dollarsText, 'least'),
  figure('Cap rate', ({ cap_rate: cap }) => cap, rateText, 'most'),
  figure('NOI (implied)', impliedNoi, dollarsText, 'most'),
  figure('Occupancy', (one) => one.occupancy_rate, percentText, 'most'),
  figure('Average monthly rate', (one) => one.avg_monthly_rate, dollarsText),
  figure('Beds in operation', (one) => one.total_beds, countText),
  figure('Licensed beds', (one) => one.licensed_beds, countText),
  figure('Units', (one) => one.total_units, countText),
  figure('Square feet', (one) => one.square_footage, countText),
  figure(
    'Built',
    (one) => one.year_built,
    (year) => (year === null ? UNKNOWN : `${year}`),
    'most',
  ),
];

/**
 * True if a community has a row's best value among those of its type. A nursing home always costs less per bed than
 * assisted living, so types aren't compared with each other.
 */
export function isBestValue(
  { best, value }: Line,
  listing: ComparedListing,
  listings: readonly ComparedListing[],
): boolean {
  if (best === undefined) return false;
  const numbers = listings
    .filter(({ property_type: type }) => type === listing.property_type)
    .map(value)
    .filter((one) => typeof one === 'number');
  if (numbers.length < 2 || new Set(numbers).size === 1) return false;
  return value(listing) === (best === 'least' ? Math.min(...numbers) : Math.max(...numbers));
}

/** Returns the label of a row's best value. */
export const getBestLabel = ({ best }: Line): string => (best === 'least' ? 'lowest' : 'highest');

export const hasDifferences = (line: Line, listings: readonly ComparedListing[]): boolean =>
  new Set(listings.map(line.value)).size > 1;
