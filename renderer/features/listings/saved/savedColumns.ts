import { PROPERTY_TYPES } from '#shared/listings/listings.ts';
import { STATES } from '#shared/listings/states.ts';
import { filterBy } from '../../../ui/search/filters.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import { listingColumns, pricePerBed, sortBy } from '../market/index.ts';
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

const shared = listingColumns<SavedListing>((row) => row);

const percent = (
  id: string,
  label: string,
  value: (row: SavedListing) => number | null,
  width: number,
  direction?: 'ascending',
): Column<SavedListing> => ({
  id,
  label,
  type: 'percent',
  value,
  width,
  sort: sortBy(id, direction),
});

/** `lists` maps list ids to names; on phones a note by someone else replaces the location. */
export const savedColumns = (
  lists: ReadonlyMap<string, string>,
  hasTheirNotes = false,
): readonly Column<SavedListing>[] => [
  { ...shared.name, value: nameOfSaved, width: 14, sort: sortBy('name', 'ascending') },
  {
    ...shared.place,
    ...(!hasTheirNotes && { card: 'line' as const }),
    sort: sortBy('place', 'ascending'),
  },
  { ...shared.type, width: 8.5 },
  {
    id: 'standing',
    label: 'Status',
    type: 'state',
    value: ({ standing }) =>
      SAVED_STATUSES.find(({ value }) => value === standing) ?? SAVED_STATUSES[4],
    width: 8,
    card: 'side',
  },
  { ...shared.price, width: 7, card: 'note', sort: sortBy('price') },
  percent('moved', 'Since saved', movedSince, 6, 'ascending'),
  {
    id: 'per_bed',
    label: 'Per bed',
    type: 'money',
    value: pricePerBed,
    width: 6,
    sort: sortBy('per_bed', 'ascending'),
  },
  { ...shared.beds, sort: sortBy('beds') },
  { ...shared.units, isHidden: true },
  percent('occupancy', 'Occupancy', (row) => row.occupancy_rate, 5.5),
  percent('cap', 'Cap rate', (row) => row.cap_rate, 5),
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
    sort: sortBy('saved'),
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

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const SETS = ['any_of', 'none_of'] as const;

export const SAVED_FILTERS = [
  filterBy({ name: 'list', label: 'List', type: 'record', of: 'saved_lists' }, ['any_of']),
  filterBy({ name: 'standing', label: 'Status', type: 'choice', choices: SAVED_STATUSES }, SETS),
  filterBy({ name: 'type', label: 'Type', type: 'choice', choices: choices(PROPERTY_TYPES) }, SETS),
  filterBy({ name: 'state', label: 'State', type: 'choice', choices: choices(STATES) }, SETS),
  filterBy({ name: 'price', label: 'Price', type: 'money' }, ['at_most', 'at_least', 'between']),
  filterBy({ name: 'beds', label: 'Beds', type: 'number' }, ['at_least', 'at_most', 'between']),
] as const;
