import type { Column } from '../../../workbench/list/columns.tsx';
import { type ClientRow, clientName } from './clients.ts';

/** URL parameter that opens a client. */
export const CLIENT_PARAM = 'client';

export const CLIENT_COLUMNS: readonly Column<ClientRow>[] = [
  { id: 'client', label: 'Client', type: 'person', value: clientName, width: 13 },
  {
    id: 'company',
    label: 'Company',
    type: 'text',
    value: ({ company }) => company,
    width: 13,
    card: 'line',
  },
  { id: 'won', label: 'Projects', type: 'number', value: ({ won }) => won, width: 5 },
  {
    id: 'running',
    label: 'In progress',
    type: 'number',
    value: ({ running }) => running,
    width: 5,
  },
  { id: 'done', label: 'Done', type: 'number', value: ({ done }) => done, width: 4.5 },
  {
    id: 'amount',
    label: 'Amount',
    type: 'money',
    // Totals of monthly or hourly prices are unknown.
    value: ({ amount }) => (amount === 0 ? null : amount),
    width: 7,
    card: 'note',
  },
  {
    id: 'note',
    label: 'Note',
    type: 'text',
    value: ({ has_note: hasNote }) => (hasNote ? 'Yes' : null),
    width: 4,
  },
  {
    id: 'chosen',
    label: 'Last chosen',
    type: 'date',
    value: (row) => row.chosen_at,
    width: 6,
    card: 'side',
  },
];
