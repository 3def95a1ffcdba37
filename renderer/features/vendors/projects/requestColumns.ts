import type { Column } from '../../../workbench/list/columns.tsx';
import { projectLocationText, tradeName } from './ProjectFacts.tsx';
import { budgetText, LEAD_SOURCES, priceText, type RequestRow } from './projects.ts';
import { getRequestStatus, requesterText } from './requests.ts';

const PROJECT: Column<RequestRow> = {
  id: 'project',
  label: 'Project',
  type: 'text',
  value: ({ title }) => title,
  width: 16,
};

const FROM: Column<RequestRow> = {
  id: 'from',
  label: 'From',
  type: 'person',
  value: requesterText,
  width: 11.5,
  card: 'line',
};

const STATUS: Column<RequestRow> = {
  id: 'status',
  label: 'Status',
  type: 'state',
  value: getRequestStatus,
  width: 5.75,
  card: 'side',
};

export const LEAD_COLUMNS: readonly Column<RequestRow>[] = [
  PROJECT,
  FROM,
  {
    id: 'trade',
    label: 'Trade',
    type: 'text',
    value: ({ category }) => tradeName(category),
    width: 6.75,
    isHidden: true,
  },
  { id: 'place', label: 'Place', type: 'text', value: projectLocationText, width: 9.75 },
  {
    id: 'budget',
    label: 'Budget',
    type: 'text',
    value: budgetText,
    none: 'Not stated',
    width: 9.5,
  },
  {
    id: 'last_day',
    label: 'Deadline',
    type: 'day',
    value: (row) => row.answers_by,
    none: 'None',
    width: 4.75,
    card: 'note',
  },
  {
    id: 'respond_by',
    label: 'Respond by',
    type: 'date',
    value: (row) => (row.status === 'asked' ? row.respond_by : null),
    none: '—',
    width: 5.75,
  },
  {
    id: 'source',
    label: 'Source',
    type: 'text',
    value: ({ source }) => LEAD_SOURCES[source],
    width: 6,
    isHidden: true,
  },
  { id: 'asked', label: 'Asked', type: 'date', value: (row) => row.asked_at, width: 4.75 },
  STATUS,
];

export const QUOTE_COLUMNS: readonly Column<RequestRow>[] = [
  { ...PROJECT, width: 13.5 },
  { ...FROM, width: 10.5 },
  {
    id: 'price',
    label: 'Price',
    type: 'text',
    value: ({ price, price_per: per }) =>
      price === null || per === null ? null : priceText(price, per),
    width: 6.5,
    card: 'note',
  },
  {
    id: 'holds',
    label: 'Valid until',
    type: 'day',
    value: (row) => row.holds_until,
    none: 'No end date',
    width: 7,
  },
  { id: 'quoted', label: 'Quoted', type: 'date', value: (row) => row.answered_at, width: 4.75 },
  STATUS,
];
