import { formatDetails, type ListingDetails } from '#shared/listings/listing-details.ts';
import type { PendingReview } from './adminListingsApi.ts';

const LABELS: Readonly<Record<string, string>> = {
  property_name: 'Name',
  property_type: 'Type',
  city: 'City',
  state: 'State',
  care_level: 'Care',
  license_type: 'License',
  price: 'Asking price',
  total_units: 'Units',
  total_beds: 'Operating beds',
  licensed_beds: 'Licensed beds',
  square_footage: 'Square feet',
  year_built: 'Year built',
  occupancy_rate: 'Occupancy, %',
  cap_rate: 'Cap rate, %',
  avg_monthly_rate: 'Monthly rate',
  description: 'Description',
  amenities: 'Amenities',
  is_unlisted: 'Visibility',
};

export interface Difference {
  readonly label: string;
  readonly was: string;
  readonly becomes: string;
}

const formatValue = (value: unknown): string => {
  if (value === null || value === undefined || value === '') return 'Not provided';
  if (typeof value === 'boolean') return value ? 'Anyone with the link' : 'Everybody';
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.join(', ');
  return typeof value === 'object' ? addressText(value) : String(value);
};

const addressText = (value: object): string => {
  const { street_address: street, postal_code: zip } = value as Readonly<Record<string, unknown>>;
  return [street, zip].filter((part) => typeof part === 'string').join(', ') || 'Not provided';
};

const detailsText = (value: unknown): string =>
  Object.values(formatDetails(value as ListingDetails))
    .filter((lines) => lines !== '')
    .join('\n') || 'None';

/** Returns the changed fields of an approved listing, or every field of a new one. */
export function findDifferences({ listing, revision }: PendingReview): readonly Difference[] {
  const before: Readonly<Record<string, unknown>> = listing;
  if (revision === null) {
    const facts = Object.entries(LABELS)
      .filter(
        ([name]) =>
          formatValue(before[name]) !== 'Not provided' && formatValue(before[name]) !== 'None',
      )
      .map(([name, label]) => ({ label, was: '', becomes: formatValue(before[name]) }));
    const street = formatValue(listing.listing_addresses);
    return street === 'Not provided'
      ? facts
      : [...facts, { label: 'Street', was: '', becomes: street }];
  }
  const changes = (
    typeof revision.changes === 'object' && revision.changes !== null ? revision.changes : {}
  ) as Readonly<Record<string, unknown>>;
  return Object.entries(changes).flatMap(([name, value]) => {
    if (name === 'pictures') return [pictures(listing.listing_images, value)];
    if (name === 'address') {
      return [
        {
          label: 'Street',
          was: formatValue(listing.listing_addresses),
          becomes: formatValue(value),
        },
      ];
    }
    if (name === 'details')
      return [{ label: 'Units, payor mix, monthly figures', was: '', becomes: detailsText(value) }];
    const label = LABELS[name];
    return label === undefined
      ? []
      : [{ label, was: formatValue(before[name]), becomes: formatValue(value) }];
  });
}

function pictures(shown: readonly { readonly id: string }[], requested: unknown): Difference {
  const each = Object.entries((requested ?? {}) as Readonly<Record<string, unknown>>);
  const removed = each.filter(([, picture]) => picture === null).length;
  const added = each.filter(([id]) => shown.every((one) => one.id !== id)).length;
  const changed = each.length - removed - added;
  const parts = [
    added > 0 && `${added} added`,
    removed > 0 && `${removed} removed`,
    changed > 0 && `${changed} changed`,
  ].filter((part) => part !== false);
  return { label: 'Photos', was: String(shown.length), becomes: parts.join(', ') };
}
