import { OPEN_STAGES } from '#shared/deals/transactions/stages.ts';
import { toCalendarDay } from '#shared/format/date.ts';
import { transaction } from '#shared/records/nouns/transaction.ts';
import { type FilterField, filterBy } from '../../../ui/search/filters.ts';
import type { BuiltInView } from '../../../workbench/list/ViewTabs.tsx';

const FILTERED = ['status', 'side', 'state', 'price', 'expected_close', 'closed_on', 'stage_since'];

export const TRANSACTION_FILTERS: readonly FilterField[] = transaction.fields
  .filter(({ name }) => FILTERED.includes(name))
  .map((field) => filterBy(field));

const isOpen = { field: 'status', is: 'any_of', values: OPEN_STAGES } as const;

export function transactionViews(now: Date): readonly BuiltInView[] {
  const soon = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 31);
  return [
    { name: 'All', search: {} },
    { name: 'In progress', search: { filters: [isOpen] } },
    {
      name: 'Closing within 30 days',
      search: {
        filters: [isOpen, { field: 'expected_close', is: 'before', values: [toCalendarDay(soon)] }],
      },
    },
    {
      name: 'Terminated',
      search: { filters: [{ field: 'status', is: 'any_of', values: ['terminated'] }] },
    },
  ];
}
