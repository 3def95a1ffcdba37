import { PROPERTY_TYPES, type PropertyType } from '#shared/listings/listings.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import { listingColumns } from '../../listings/market/index.ts';
import type { PendingReview } from './adminListingsApi.ts';

const shared = listingColumns<PendingReview>(({ listing }) => listing);

export const REVIEW_COLUMNS: readonly Column<PendingReview>[] = [
  { ...shared.name, width: 14 },
  { ...shared.place, label: 'Location', card: 'line' },
  {
    ...shared.type,
    value: ({ listing }) =>
      PROPERTY_TYPES[listing.property_type as PropertyType] ?? listing.property_type,
  },
  shared.price,
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
