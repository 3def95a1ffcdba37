import { PROPERTY_TYPES, type PropertyType } from '#shared/listings/listings.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import type { PendingReview } from './adminListingsApi.ts';

export const REVIEW_COLUMNS: readonly Column<PendingReview>[] = [
  {
    id: 'name',
    label: 'Community',
    type: 'text',
    value: ({ listing }) => listing.property_name,
    width: 14,
  },
  {
    id: 'place',
    label: 'Location',
    type: 'text',
    value: ({ listing }) => listing.location,
    width: 9,
    card: 'line',
  },
  {
    id: 'type',
    label: 'Type',
    type: 'text',
    value: ({ listing }) =>
      PROPERTY_TYPES[listing.property_type as PropertyType] ?? listing.property_type,
    width: 9,
  },
  {
    id: 'price',
    label: 'Price',
    type: 'money',
    value: ({ listing }) => listing.price,
    none: 'On request',
    width: 6.5,
  },
  {
    id: 'broker',
    label: 'Brokerage',
    type: 'text',
    value: ({ listing }) => listing.broker_name,
    none: 'None',
    width: 9,
  },
  {
    id: 'what',
    label: 'Pending',
    type: 'state',
    value: ({ revision }) =>
      revision === null
        ? { label: 'New listing', intent: 'warning' }
        : { label: 'Changes', intent: 'primary' },
    width: 6.5,
    card: 'side',
  },
  {
    id: 'since',
    label: 'Since',
    type: 'date',
    value: ({ since }) => since,
    width: 6.5,
    card: 'note',
  },
];
