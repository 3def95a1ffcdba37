import { countDays, toCalendarDay } from '#shared/format/date.ts';
import { PROPERTY_TYPES } from '#shared/listings/listings.ts';
import { filterBy } from '../../../ui/search/filters.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import { listingColumns, sortBy } from '../market/index.ts';
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
const RANGE = ['at_least', 'at_most', 'between'] as const;

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

/** Time since the broker last confirmed the listing: after 60 days they are asked, after 90 it is stale. */
export function freshnessOf(
  { confirmed_on: day }: Pick<OwnListing, 'confirmed_on'>,
  now = new Date(),
) {
  const days = Math.max(0, countDays(day, toCalendarDay(now)));
  const label = days === 0 ? 'Today' : days === 1 ? 'Yesterday' : `${days} days ago`;
  if (days > 90) return { label, intent: 'danger' } as const;
  return { label, intent: days > 60 ? 'warning' : 'none' } as const;
}

const shared = listingColumns<OwnListing>((row) => row);

const day = (id: string, label: string, by: 'created_at' | 'updated_at'): Column<OwnListing> => ({
  id,
  label,
  type: 'date',
  value: (row) => row[by],
  width: 5,
  sort: sortBy(by),
});

export const OWN_LISTING_COLUMNS: readonly Column<OwnListing>[] = [
  { ...shared.name, width: 16, sort: sortBy('property_name', 'ascending') },
  {
    ...shared.place,
    // Cards don't show visibility, so unlisted listings are marked here.
    value: ({ location, is_unlisted: isUnlisted }) =>
      isUnlisted ? `${location} · unlisted` : location,
    width: 8.25,
    card: 'line',
  },
  { ...shared.type, width: 8 },
  { ...shared.price, card: 'note' },
  { ...shared.beds, width: 3.5 },
  { ...shared.units, width: 3.5 },
  {
    id: 'status',
    label: 'Status',
    type: 'text',
    value: (row) => statusLabel(row.status),
    width: 6.25,
  },
  { id: 'visibility', label: 'Visibility', type: 'text', value: visibilityOf, width: 7 },
  { id: 'review', label: 'Review', type: 'state', value: reviewOf, width: 7, card: 'side' },
  {
    id: 'confirmed',
    label: 'Confirmed',
    type: 'state',
    value: (row) => freshnessOf(row),
    width: 6.5,
    sort: sortBy('confirmed_on', 'ascending'),
  },
  {
    id: 'views',
    label: 'Views',
    type: 'number',
    value: (row) => row.views,
    width: 3.5,
    sort: sortBy('views'),
  },
  day('created', 'Listed', 'created_at'),
  day('updated', 'Updated', 'updated_at'),
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
  filterBy({ name: 'price', label: 'Price', type: 'money' }, RANGE),
  filterBy({ name: 'total_beds', label: 'Beds', type: 'number' }, RANGE),
  filterBy({ name: 'created_at', label: 'Listed', type: 'time' }, [
    'in_last_days',
    'after',
    'before',
    'between',
  ]),
] as const;
