import type { Intent } from '@blueprintjs/core';
import {
  CLIENT_ERROR_KINDS,
  type ClientErrorKind,
} from '#shared/admin/operations/client-errors.ts';
import { filterBy } from '../../../ui/search/filters.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import { sortsOf } from '../../../workbench/list/order.ts';
import { useListSearch } from '../../../workbench/list/useListSearch.ts';
import type { ClientError, ErrorState } from './operations.ts';

export const KIND_LABELS: Readonly<Record<ClientErrorKind, string>> = {
  app: 'Whole app',
  route: 'Screen',
  part: 'Part of a screen',
  chunk: 'Script not found',
  mount: 'Start',
  image: 'Picture',
  embed: 'Embedded page',
};

export const STATE_LABELS: Readonly<Record<ErrorState, string>> = {
  open: 'Open',
  resolved: 'Resolved',
  ignored: 'Ignored',
};

const INTENTS: Readonly<Record<ErrorState, Intent>> = {
  open: 'warning',
  resolved: 'success',
  ignored: 'none',
};

/** Distinguishes reopened errors, which someone had resolved. */
export const getErrorState = ({
  state,
  reopened_at,
}: Pick<ClientError, 'state' | 'reopened_at'>) =>
  state === 'open' && reopened_at !== null
    ? ({ label: 'Reopened', intent: 'danger' } as const)
    : { label: STATE_LABELS[state], intent: INTENTS[state] };

const [FIRST_SCREENS, FIRST_VERSIONS] = [3, 3];
const some = (all: readonly string[], most: number): readonly string[] =>
  all.length <= most ? all : [...all.slice(0, most), `${all.length - most} more`];

export const ERROR_COLUMNS: readonly Column<ClientError>[] = [
  { id: 'message', label: 'Error', type: 'text', value: ({ message }) => message, width: 24 },
  {
    id: 'kind',
    label: 'What failed',
    type: 'text',
    value: ({ kind }) => KIND_LABELS[kind],
    width: 9,
    card: 'note',
  },
  {
    id: 'state',
    label: 'State',
    type: 'state',
    value: getErrorState,
    width: 7,
    card: 'side',
  },
  {
    id: 'reports',
    label: 'Reports',
    type: 'number',
    value: ({ reports }) => reports,
    width: 5,
    sort: { by: 'reports', direction: 'descending', isTwoWay: true },
  },
  {
    id: 'routes',
    label: 'Screens',
    type: 'tags',
    value: ({ routes }) => some(routes, FIRST_SCREENS),
    width: 14,
    card: 'line',
  },
  {
    id: 'versions',
    label: 'Versions',
    type: 'tags',
    value: ({ versions }) => some(versions, FIRST_VERSIONS),
    width: 10,
  },
  {
    id: 'first_seen',
    label: 'First seen',
    type: 'date',
    value: ({ first_seen }) => first_seen,
    width: 7,
    sort: { by: 'first_seen', direction: 'descending', isTwoWay: true },
  },
  {
    id: 'last_seen',
    label: 'Last seen',
    type: 'date',
    value: ({ last_seen }) => last_seen,
    width: 7,
    sort: { by: 'last_seen', direction: 'descending', isTwoWay: true },
  },
  {
    id: 'frame',
    label: 'File',
    type: 'text',
    value: ({ frame }) => frame,
    width: 10,
    isHidden: true,
  },
];

const choices = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

const FILTERS = [
  filterBy({ name: 'state', label: 'State', type: 'choice', choices: choices(STATE_LABELS) }, [
    'any_of',
  ]),
  filterBy(
    {
      name: 'kind',
      label: 'What failed',
      type: 'choice',
      choices: CLIENT_ERROR_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
    },
    ['any_of'],
  ),
  filterBy({ name: 'version', label: 'Version', type: 'text' }, ['is']),
] as const;

const OPEN = [{ field: 'state', is: 'any_of', values: ['open'] }] as const;
const SORTS = sortsOf(ERROR_COLUMNS);

/** Open errors, unless the URL has other filters. */
export const useErrorSearch = () =>
  useListSearch({ fields: FILTERS, sorts: SORTS, openAs: 'fault', base: OPEN });
