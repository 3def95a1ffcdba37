import {
  PROPERTY_TYPES,
  type PropertyType,
  SHORT_PROPERTY_TYPE_LABELS,
} from '#shared/listings/listings.ts';
import { filterBy } from '../../../ui/search/filters.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import type { OwnListing } from './ownListingsApi.ts';

const STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'under_contract', label: 'Under contract' },
  { value: 'sold', label: 'Sold' },
  { value: 'withdrawn', label: 'Withdrawn' },
] as const;

const REVIEWS = [
  { value: 'pending', label: 'Pending', intent: 'warning' },
  { value: 'approved', label: 'Approved', intent: 'success' },
  { value: 'rejected', label: 'Rejected', intent: 'danger' },
] as const;

const SETS = ['any_of', 'none_of'] as const;

/** A listing's review status; an approved listing may have pending changes. */
export function reviewOf({ approval_status: review, revisions }: OwnListing) {
  if (review === 'approved' && revisions !== null) {
    return revisions.status === 'rejected'
      ? ({ label: 'Changes declined', intent: 'danger' } as const)
      : ({ label: 'Changes pending', intent: 'warning' } as const);
  }
  return REVIEWS.find(({ value }) => value === review) ?? REVIEWS[0];
}

export const statusLabel = (status: string): string =>
  STATUSES.find(({ value }) => value === status)?.label ?? status;

/** A listing's visibility. */
export function visibilityOf({ is_confidential: isCovered, is_unlisted: isUnlisted }: OwnListing) {
  if (isUnlisted) return isCovered ? 'Unlisted, confidential' : 'Unlisted';
  return isCovered ? 'Confidential' : 'Listed';
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Time since the broker last confirmed the listing: after 60 days they are asked, after 90 it is stale. */
export function freshnessOf(
  { confirmed_on: day }: Pick<OwnListing, 'confirmed_on'>,
  now = new Date(),
) {
  const days = Math.max(0, Math.floor((now.getTime() - Date.parse(`${day}T00:00Z`)) / DAY_MS));
  const label = days === 0 ? 'Today' : days === 1 ? 'Yesterday' : `${days} days ago`;
  if (days > 90) return { label, intent: 'danger' } as const;
  return { label, intent: days > 60 ? 'warning' : 'none' } as const;
}

const typeLabel = (type: string): string =>
  SHORT_PROPERTY_TYPE_LABELS[type as PropertyType] ?? PROPERTY_TYPES[type as PropertyType] ?? type;

export const OWN_LISTING_COLUMNS: readonly Column<OwnListing>[] = [
  {
    id: 'name',
    label: 'Community',
    type: 'text',
    value: ({ property_name: name }) => name,
    width: 16,
    sort: { by: 'property_name', direction: 'ascending', isTwoWay: true },
  },
  {
    id: 'place',
    label: 'Place',
    type: 'text',
    // Cards don't show visibility, so unlisted listings are marked here.
    value: ({ location, is_unlisted: isUnlisted }) =>
      isUnlisted ? `${location} · unlisted` : location,
    width: 8.25,
    card: 'line',
  },
  {
    id: 'type',
    label: 'Type',
    type: 'text',
    value: (row) => typeLabel(row.property_type),
    width: 8,
  },
  {
    id: 'price',
    label: 'Price',
    type: 'money',
    value: ({ price }) => price,
    none: 'On request',
    width: 6.5,
    card: 'note',
  },
  { id: 'beds', label: 'Beds', type: 'number', value: (row) => row.total_beds, width: 3.5 },
  { id: 'units', label: 'Units', type: 'number', value: (row) => row.total_units, width: 3.5 },
  {
    id: 'status',
    label: 'Status',
    type: 'text',
    value: ({ status }) => statusLabel(status),
    width: 6.25,
  },
  {
    id: 'visibility',
    label: 'Visibility',
    type: 'text',
    value: visibilityOf,
    width: 7,
  },
  { id: 'review', label: 'Review', type: 'state', value: reviewOf, width: 7, card: 'side' },
  {
    id: 'confirmed',
    label: 'Confirmed',
    type: 'state',
    value: (row) => freshnessOf(row),
    width: 6.5,
    sort: { by: 'confirmed_on', direction: 'ascending', isTwoWay: true },
  },
  {
    id: 'views',
    label: 'Views',
    type: 'number',
    value: ({ views }) => views,
    width: 3.5,
    sort: { by: 'views', direction: 'descending', isTwoWay: true },
  },
  {
    id: 'created',
    label: 'Listed',
    type: 'date',
    value: (row) => row.created_at,
    width: 5,
    sort: { by: 'created_at', direction: 'descending', isTwoWay: true },
  },
  {
    id: 'updated',
    label: 'Updated',
    type: 'date',
    value: (row) => row.updated_at,
    width: 5,
    sort: { by: 'updated_at', direction: 'descending', isTwoWay: true },
  },
];

export const OWN_LISTING_FILTERS = [
  filterBy({ name: 'status', label: 'Status', type: 'choice', choices: STATUSES }, SETS),
  filterBy({ name: 'approval_status', label: 'Review', type: 'choice', choices: REVIEWS }, SETS),
  filterBy({ name: 'is_unlisted', label: 'Unlisted', type: 'flag' }),
  filterBy({ name: 'state', label: 'State', type: 'usState' }, SETS),
  filterBy(
    {
      name: 'property_type',
      label: 'Type',
      type: 'choice',
      choices: Object.entries(PROPERTY_TYPES).map(([value, label]) => ({ value, label })),
    },
    SETS,
  ),
  filterBy({ name: 'price', label: 'Price', type: 'money' }, ['at_least', 'at_most', 'between']),
  filterBy({ name: 'total_beds', label: 'Beds', type: 'number' }, [
    'at_least',
    'at_most',
    'between',
  ]),
  filterBy({ name: 'created_at', label: 'Listed', type: 'time' }, [
    'in_last_days',
    'after',
    'before',
    'between',
  ]),
] as const;
