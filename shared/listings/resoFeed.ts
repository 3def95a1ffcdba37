import { PROPERTY_TYPES } from './listings.ts';
import { STATES } from './states.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A listing of a feed as values of the listing form, with what a person should check. */
export interface FeedEntry {
  readonly source_id: string;
  readonly values: Readonly<Record<string, string>>;
  readonly doubts: readonly string[];
}

export interface ReadFeed {
  readonly entries: readonly FeedEntry[];
  /** Listings without a key. */
  readonly leftOut: number;
  /** Fields of the feed that no field of the form takes. */
  readonly unused: readonly string[];
  /** Address of the next page. */
  readonly next: string | null;
}

/** Where values go: the name in the RESO Data Dictionary, and the field of the listing form with its limit. */
export const RESO_FIELD_MAP: readonly {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly longest?: number;
}[] = [
  { from: 'PropertySubType', to: 'property_type', label: 'Type' },
  { from: 'BuildingName', to: 'property_name', label: 'Community name', longest: 160 },
  { from: 'UnparsedAddress', to: 'street_address', label: 'Street address', longest: 200 },
  { from: 'City', to: 'city', label: 'City', longest: 100 },
  { from: 'StateOrProvince', to: 'state', label: 'State' },
  { from: 'PostalCode', to: 'postal_code', label: 'ZIP code', longest: 10 },
  { from: 'NumberOfUnitsTotal', to: 'total_units', label: 'Units' },
  { from: 'Haven_TotalBeds', to: 'total_beds', label: 'Operating beds' },
  { from: 'Haven_LicensedBeds', to: 'licensed_beds', label: 'Licensed beds' },
  { from: 'BuildingAreaTotal', to: 'square_footage', label: 'Square feet' },
  { from: 'YearBuilt', to: 'year_built', label: 'Year built' },
  { from: 'ListPrice', to: 'price', label: 'Asking price' },
  { from: 'CapRate', to: 'cap_rate', label: 'Cap rate' },
  { from: 'Haven_OccupancyRate', to: 'occupancy_rate', label: 'Occupancy' },
  { from: 'PublicRemarks', to: 'description', label: 'Description', longest: 10_000 },
  { from: 'CommunityFeatures', to: 'amenities', label: 'Amenities', longest: 4000 },
  { from: 'Haven_IsConfidential', to: 'is_confidential', label: 'Confidential sale' },
];

const READ_OTHERWISE = new Set([
  'ListingKey',
  'StandardStatus',
  'MlsStatus',
  'PropertyType',
  'BuildingAreaUnits',
  'ModificationTimestamp',
  'OriginalEntryTimestamp',
  'Country',
  'CountyOrParish',
  'Haven_CareTypes',
]);
const NUMBERS = new Set([
  'total_units',
  'total_beds',
  'licensed_beds',
  'square_footage',
  'year_built',
  'price',
  'cap_rate',
  'occupancy_rate',
]);
/** Statuses of listings that are for sale. Others are handled like a listing that the feed no longer has. */
const FOR_SALE = new Set(['Active', 'ActiveUnderContract', 'ComingSoon', 'Pending', 'Incomplete']);
const MAX_DOUBTS = 20;
const IS_KEY = /^[\x21-\x7e]{1,200}$/;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const stateCodes = new Map(
  Object.entries(STATES).flatMap(([code, name]) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);

/** Removes control characters, which the database can't store; keeps line breaks. */
const toText = (value: string, longest: number): string =>
  value
    .replace(/[^\P{Cc}\n]|[\p{Cs}\u2028-\u202e\u2066-\u2069]/gu, ' ')
    .trim()
    .slice(0, longest);

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string').join('\n');
  if (typeof value === 'boolean') return value ? 'yes' : '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function readListing(row: Fields, key: string): FeedEntry {
  const doubts: string[] = [];
  const values: Record<string, string> = {};
  for (const { from, to, label, longest = 200 } of RESO_FIELD_MAP) {
    const text = toText(textOf(row[from]), longest);
    if (textOf(row[from]).length > longest) doubts.push(`${label} was shortened.`);
    values[to] = text;
    if (text === '') continue;
    if (NUMBERS.has(to) && !/^\d{1,12}(\.\d{1,6})?$/.test(text)) {
      values[to] = '';
      doubts.push(`${label} isn’t a number.`);
    }
    if (to === 'property_type' && !Object.hasOwn(PROPERTY_TYPES, text)) {
      values[to] = '';
      doubts.push(`Type "${text.slice(0, 40)}" is unknown here. Choose one.`);
    }
    if (to === 'state') {
      values[to] = stateCodes.get(text.toLowerCase()) ?? '';
      if (values[to] === '') doubts.push('The state is unknown.');
    }
    if (to === 'amenities')
      values[to] = text
        .split(/[,;]/)
        .map((one) => one.trim())
        .join('\n');
  }
  const unit = row.BuildingAreaUnits;
  if (values.square_footage !== '' && unit != null && unit !== 'SquareFeet') {
    values.square_footage = '';
    doubts.push('The building area isn’t in square feet.');
  }
  for (const [name, label] of [
    ['property_name', 'community name'],
    ['property_type', 'type'],
    ['city', 'city'],
    ['state', 'state'],
  ] as const) {
    if (values[name] === '') doubts.push(`The ${label} is missing.`);
  }
  return { source_id: key, values, doubts: doubts.slice(0, MAX_DOUBTS) };
}

/**
 * Reads a page of a feed with the field names of the RESO Data Dictionary: a list, or an object with the list in `value`.
 * Undefined if it isn't one.
 */
export function readResoFeed(payload: unknown): ReadFeed | undefined {
  const rows = isFields(payload) ? payload.value : payload;
  if (!Array.isArray(rows)) return undefined;
  const entries = new Map<string, FeedEntry>();
  const unused = new Set<string>();
  const known = new Set([...RESO_FIELD_MAP.map(({ from }) => from), ...READ_OTHERWISE]);
  let leftOut = 0;
  for (const row of rows) {
    const key = isFields(row) ? textOf(row.ListingKey) : '';
    if (!isFields(row) || !IS_KEY.test(key)) {
      leftOut += 1;
      continue;
    }
    for (const name of Object.keys(row)) {
      if (!known.has(name) && unused.size < 50) unused.add(name.slice(0, 60));
    }
    const status = row.StandardStatus;
    if (typeof status === 'string' && !FOR_SALE.has(status)) continue;
    entries.set(key, readListing(row, key));
  }
  const next = isFields(payload) ? payload['@odata.nextLink'] : undefined;
  return {
    entries: [...entries.values()],
    leftOut,
    unused: [...unused],
    next: typeof next === 'string' ? next : null,
  };
}
