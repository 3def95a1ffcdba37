import { CLOSED_STAGES, OPEN_STAGES, STALLED_DAYS } from '#shared/deals/stages.ts';
import { toCalendarDay } from '#shared/format/date.ts';
import { deal } from '#shared/records/nouns/deal.ts';
import { type FilterField, filterBy } from '../../../ui/search/filters.ts';
import type { BuiltInView } from '../../../workbench/list/ViewTabs.tsx';

const FILTERED = [
  'stage',
  'price',
  'state',
  'expected_close',
  'next_step_on',
  'stage_since',
  'tags',
];

export const DEAL_FILTERS: readonly FilterField[] = deal.fields
  .filter(({ name }) => FILTERED.includes(name))
  .map((field) => filterBy(field));

const isOpen = { field: 'stage', is: 'any_of', values: OPEN_STAGES } as const;

/** Built-in views of deals that need attention, as editable searches. */
export function dealViews(now: Date): readonly BuiltInView[] {
  const before = new Date(now.getFullYear(), now.getMonth(), now.getDate() - STALLED_DAYS);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return [
    { name: 'All', search: {} },
    {
      name: 'Stalled',
      search: {
        filters: [isOpen, { field: 'stage_since', is: 'before', values: [toCalendarDay(before)] }],
      },
    },
    {
      name: 'Overdue steps',
      search: {
        filters: [
          isOpen,
          { field: 'next_step_on', is: 'before', values: [toCalendarDay(yesterday)] },
        ],
      },
    },
    {
      name: 'No next step',
      search: { filters: [isOpen, { field: 'next_step_on', is: 'empty', values: [] }] },
    },
    {
      name: 'Closed',
      search: { filters: [{ field: 'stage', is: 'any_of', values: CLOSED_STAGES }] },
    },
  ];
}
