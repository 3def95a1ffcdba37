import { filterBy } from '../../../ui/search/filters.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import type { Inquiry } from './inquiriesApi.ts';

export const requesterName = ({ name, company }: Inquiry): string => name || company || 'Someone';

export const INQUIRY_COLUMNS: readonly Column<Inquiry>[] = [
  { id: 'name', label: 'From', type: 'person', value: requesterName, width: 14 },
  { id: 'company', label: 'Company', type: 'text', value: ({ company }) => company, width: 10 },
  {
    id: 'listing',
    label: 'Community',
    type: 'text',
    value: (row) => row.property_name,
    none: 'No longer listed',
    width: 14,
    card: 'line',
  },
  { id: 'message', label: 'Message', type: 'text', value: ({ message }) => message, width: 21 },
  {
    id: 'asked',
    label: 'Received',
    type: 'date',
    value: (row) => row.asked_at,
    width: 7.25,
    card: 'note',
  },
  {
    id: 'last',
    label: 'Last message',
    type: 'date',
    value: (row) => row.last_message_at,
    width: 8,
  },
];

export const INQUIRY_FILTERS = [
  filterBy({ name: 'listing', label: 'Community', type: 'record', of: 'listings' }, ['any_of']),
  filterBy({ name: 'asked_at', label: 'Received', type: 'time' }, [
    'in_last_days',
    'after',
    'before',
    'between',
  ]),
] as const;
