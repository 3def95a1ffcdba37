import type { Intent } from '@blueprintjs/core';
import { formatNumber } from '#shared/format/number.ts';
import { type Filter, filterBy } from '../../../ui/search/filters.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import type { BuiltInView } from '../../../workbench/list/ViewTabs.tsx';
import { projectLocationText, tradeName } from './ProjectFacts.tsx';
import {
  PROJECT_STATUS_LABELS,
  type Project,
  type ProjectRow,
  type ProjectStatus,
  priceText,
} from './projects.ts';

/** URL parameter that opens a project. */
export const PROJECT_PARAM = 'project';

/** Maximum number of vendors per project. */
export const MAX_VENDORS = 10;

export const STATUS_INTENTS: Readonly<Record<ProjectStatus, Intent>> = {
  draft: 'warning',
  open: 'primary',
  awarded: 'success',
  done: 'none',
  cancelled: 'none',
};

/** True if vendors can still be asked and the project edited. */
export const canAddVendors = ({ status }: Pick<Project, 'status'>): boolean =>
  status === 'draft' || status === 'open';

/** Formats "2 of 4"; null if no vendors were asked. */
const quotesOf = ({ asked, quoted }: ProjectRow): string | null =>
  asked === 0 ? null : `${formatNumber(quoted)} of ${formatNumber(asked)}`;

/** The chosen vendor's price, or the lowest quote if all use one unit. */
function priceOf({ price, lowest, price_per: per }: ProjectRow): string | null {
  if (per === null) return null;
  if (price !== null) return priceText(price, per);
  return lowest === null ? null : `From ${priceText(lowest, per)}`;
}

export const PROJECT_COLUMNS: readonly Column<ProjectRow>[] = [
  { id: 'title', label: 'Project', type: 'text', value: ({ title }) => title, width: 17 },
  {
    id: 'status',
    label: 'Status',
    type: 'state',
    value: ({ status }) => ({
      label: PROJECT_STATUS_LABELS[status],
      intent: STATUS_INTENTS[status],
    }),
    width: 8.5,
    card: 'side',
  },
  {
    id: 'trade',
    label: 'Trade',
    type: 'text',
    value: ({ category }) => tradeName(category),
    width: 6.5,
  },
  {
    id: 'where',
    label: 'Where',
    type: 'text',
    value: projectLocationText,
    width: 11,
    card: 'line',
  },
  { id: 'quotes', label: 'Quotes', type: 'text', value: quotesOf, width: 4.5 },
  { id: 'price', label: 'Price', type: 'text', value: priceOf, width: 8, card: 'note' },
  {
    id: 'questions',
    label: 'Questions',
    type: 'number',
    value: ({ questions }) => (questions === 0 ? null : questions),
    width: 5.5,
  },
  {
    id: 'answers_by',
    label: 'Quotes due',
    type: 'day',
    value: (row) => row.answers_by,
    width: 5.5,
  },
  { id: 'created', label: 'Created', type: 'date', value: (row) => row.created_at, width: 5 },
  {
    id: 'vendor',
    label: 'Vendor',
    type: 'text',
    value: ({ chosen }) => chosen,
    width: 12,
    isHidden: true,
  },
];

export const PROJECT_FILTERS = [
  filterBy(
    {
      name: 'status',
      label: 'Status',
      type: 'choice',
      choices: Object.entries(PROJECT_STATUS_LABELS).map(([value, label]) => ({ value, label })),
    },
    ['any_of'],
  ),
] as const;

export const projectStatusFilter = (...statuses: readonly ProjectStatus[]): readonly Filter[] => [
  { field: 'status', is: 'any_of', values: statuses },
];

export const PROJECT_VIEWS: readonly BuiltInView[] = [
  { name: 'All', search: {} },
  { name: 'Open', search: { filters: projectStatusFilter('draft', 'open') } },
  { name: 'Decided', search: { filters: projectStatusFilter('awarded') } },
  { name: 'Closed', search: { filters: projectStatusFilter('done', 'cancelled') } },
];
