import type { Choice } from '#shared/records/choice.ts';
import { type Filter, filterBy } from '../../../ui/search/filters.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import { propertyTypeLabel, typeOptions } from '../../listings/market/index.ts';
import type { ListedAgent } from './agent.ts';

export const AGENT_COLUMNS: readonly Column<ListedAgent>[] = [
  {
    id: 'name',
    label: 'Name',
    type: 'person',
    value: ({ name }) => name,
    width: 14,
    sort: { by: 'name', direction: 'ascending' },
  },
  {
    id: 'brokerage',
    label: 'Brokerage',
    type: 'text',
    value: ({ brokerage }) => brokerage,
    width: 14,
    card: 'line',
  },
  {
    id: 'listings',
    label: 'For sale',
    type: 'number',
    value: ({ listings }) => listings,
    width: 5,
    sort: { by: 'listings', direction: 'descending' },
    card: 'side',
  },
  { id: 'sold', label: 'Sold', type: 'number', value: ({ sold }) => sold, width: 5 },
  {
    id: 'licensed',
    label: 'Licensed in',
    type: 'tags',
    value: ({ licensed_in: states }) => states,
    width: 9,
  },
  { id: 'states', label: 'Sells in', type: 'tags', value: ({ states }) => states, width: 9 },
  {
    id: 'types',
    label: 'Sells',
    type: 'tags',
    value: (row) => row.property_types.map(propertyTypeLabel),
    width: 18,
  },
];

const ONE = ['is'] as const;
const types: readonly Choice[] = typeOptions.map(([value, label]) => ({ value, label }));

export const AGENT_FILTERS = [
  filterBy({ name: 'state', label: 'Sells in', type: 'usState' }, ONE),
  filterBy({ name: 'type', label: 'Sells', type: 'choice', choices: types }, ONE),
] as const;

export const getAgentFilterValue = (filters: readonly Filter[], name: string): string | undefined =>
  filters.find(({ field }) => field === name)?.values[0];
