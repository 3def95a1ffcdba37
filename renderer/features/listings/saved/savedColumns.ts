import { PROPERTY_TYPES } from '#shared/listings/listings.ts';
import { STATES } from '#shared/listings/states.ts';
import { filterBy } from '../../../ui/search/filters.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import { pricePerUnit, propertyTypeLabel } from '../market/index.ts';
import type { SavedListing } from './saved.ts';

export const SAVED_STATUSES = [
  { value: 'active', label: 'For sale', intent: 'success' },
  { value: 'under_contract', label: 'Under contract', intent: 'warning' },
  { value: 'sold', label: 'Sold', intent: 'none' },
  { value: 'withdrawn', label: 'Withdrawn', intent: 'none' },
  { value: 'gone', label: 'No longer shown', intent: 'none' },
] as const;

export const nameOfSaved = ({ property_name: name }: SavedListing): string =>
  name ?? 'Community no longer shown';

/** Percent price change since it was saved. */
export const movedSince = ({ price, price_when_saved: then }: SavedListing): number | null =>
  price === null || then === null || price === then ? null : ((price - then) / then) * 100;

/** `lists` maps list ids to names; on phones a note by someone else replaces the location. */
export const savedColumns = (
  lists: ReadonlyMap<string, string>,
  hasTheirNotes = false,
): readonly Column<SavedListing>[] => [
  {
    id: 'name',
    label: 'Community',
    type: 'text',
    value: nameOfSaved,
    width: 14,
    sort: { by: 'name', direction: 'ascending', isTwoWay: true },
  },
  {
    id: 'place',
    label: 'Place',
    type: 'text',
    value: ({ location }) => location,
    width: 9,
    ...(!hasTheirNotes && { card: 'line' as const }),
    sort: { by: 'place', direction: 'ascending', isTwoWay: true },
  },
  {
    id: 'type',
    label: 'Type',
    type: 'text',
    value: ({ property_type: type }) => (type === null ? null : propertyTypeLabel(type)),
    width: 8.5,
  },
  {
    id: 'standing',
    label: 'Status',
    type: 'state',
    value: ({ standing }) =>
      SAVED_STATUSES.find(({ value }) => value === standing) ?? SAVED_STATUSES[4],
    width: 8,
    card: 'side',
  },
  {
    id: 'price',
    label: 'Price',
    type: 'money',
    value: ({ price }) => price,
    none: 'On request',
    width: 7,
    card: 'note',
    sort: { by: 'price', direction: 'descending', isTwoWay: true },
  },
  {
    id: 'moved',
    label: 'Since saved',
    type: 'percent',
    value: movedSince,
    width: 6,
    sort: { by: 'moved', direction: 'ascending', isTwoWay: true },
  },
  {
    id: 'per_bed',
    label: 'Per bed',
    type: 'money',
    value: ({ price, total_beds: beds }) => pricePerUnit(price, beds),
    width: 6,
    sort: { by: 'per_bed', direction: 'ascending', isTwoWay: true },
  },
  {
    id: 'beds',
    label: 'Beds',
    type: 'number',
    value: (row) => row.total_beds,
    width: 4,
    sort: { by: 'beds', direction: 'descending', isTwoWay: true },
  },
  {
    id: 'units',
    label: 'Units',
    type: 'number',
    value: (row) => row.total_units,
    width: 4,
    isHidden: true,
  },
  {
    id: 'occupancy',
    label: 'Occupancy',
    type: 'percent',
    value: (row) => row.occupancy_rate,
    width: 5.5,
    sort: { by: 'occupancy', direction: 'descending', isTwoWay: true },
  },
  {
    id: 'cap',
    label: 'Cap rate',
    type: 'percent',
    value: (row) => row.cap_rate,
    width: 5,
    sort: { by: 'cap', direction: 'descending', isTwoWay: true },
  },
  {
    id: 'list',
    label: 'List',
    type: 'text',
    value: ({ list_id: list }) => (list === null ? null : (lists.get(list) ?? null)),
    width: 7,
  },
  {
    id: 'note',
    label: 'Note',
    type: 'text',
    value: ({ note }) => note,
    width: 12,
    ...(hasTheirNotes && { card: 'line' as const }),
  },
  {
    id: 'saved',
    label: 'Saved',
    type: 'date',
    value: (row) => row.saved_at,
    width: 5.5,
    sort: { by: 'saved', direction: 'descending', isTwoWay: true },
  },
];

export const SAVED_SORTS = [
  'name',
  'place',
  'price',
  'moved',
  'per_bed',
  'beds',
  'occupancy',
  'cap',
  'saved',
] as const;

export const SAVED_FILTERS = [
  filterBy({ name: 'list', label: 'List', type: 'record', of: 'saved_lists' }, ['any_of']),
  filterBy(
    {
      name: 'standing',
      label: 'Status',
      type: 'choice',
      choices: SAVED_STATUSES.map(({ value, label }) => ({ value, label })),
    },
    ['any_of', 'none_of'],
  ),
  filterBy(
    {
      name: 'type',
      label: 'Type',
      type: 'choice',
      choices: Object.entries(PROPERTY_TYPES).map(([value, label]) => ({ value, label })),
    },
    ['any_of', 'none_of'],
  ),
  filterBy(
    {
      name: 'state',
      label: 'State',
      type: 'choice',
      choices: Object.entries(STATES).map(([value, label]) => ({ value, label })),
    },
    ['any_of', 'none_of'],
  ),
  filterBy({ name: 'price', label: 'Price', type: 'money' }, ['at_most', 'at_least', 'between']),
  filterBy({ name: 'beds', label: 'Beds', type: 'number' }, ['at_least', 'at_most', 'between']),
] as const;
