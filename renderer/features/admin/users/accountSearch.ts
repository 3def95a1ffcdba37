import type { Approval } from '#shared/access/access.ts';
import { ROLE_LABELS, ROLES, USER_TYPES } from '#shared/access/roles.ts';
import { PLANS } from '#shared/account/billing/plans.ts';
import type { Choice } from '#shared/records/choice.ts';
import { type Filter, filterBy } from '../../../ui/search/filters.ts';
import { sortsOf } from '../../../workbench/list/order.ts';
import { type ListSearch, useListSearch } from '../../../workbench/list/useListSearch.ts';
import { OPEN_ACCOUNT_PARAM } from './accountAddress.ts';
import { ACCOUNT_COLUMNS } from './accountColumns.ts';
import { STATUS_LABELS } from './accountText.ts';

const choices = (labels: readonly (readonly [string, string])[]): readonly Choice[] =>
  labels.map(([value, label]) => ({ value, label }));

const ONE = ['is'] as const;

/** Filters of the account list, named as the RPC's arguments. */
export const ACCOUNT_FILTERS = [
  filterBy(
    {
      name: 'status',
      label: 'Status',
      type: 'choice',
      choices: choices(Object.entries(STATUS_LABELS)),
    },
    ONE,
  ),
  filterBy(
    {
      name: 'role',
      label: 'Role',
      type: 'choice',
      choices: choices(
        ROLES.filter((role) => role !== 'user').map((role) => [role, ROLE_LABELS[role]]),
      ),
    },
    ONE,
  ),
  filterBy(
    {
      name: 'type',
      label: 'Joined as',
      type: 'choice',
      choices: choices(USER_TYPES.map((type) => [type, ROLE_LABELS[type]])),
    },
    ONE,
  ),
  filterBy(
    {
      name: 'plan',
      label: 'Plan',
      type: 'choice',
      choices: choices([
        ['none', 'Basic'],
        ['trial', 'Trial'],
        ...Object.values(PLANS).flatMap(({ tier, name }) =>
          tier === null ? [] : [[tier, name] as const],
        ),
      ]),
    },
    ONE,
  ),
  filterBy({ name: 'company', label: 'Company', type: 'text' }, ONE),
  filterBy(
    {
      name: 'team',
      label: 'Team member',
      type: 'choice',
      choices: [{ value: 'true', label: 'Yes' }],
    },
    ONE,
  ),
  filterBy({ name: 'joined', label: 'Joined', type: 'date' }, [
    'after',
    'before',
    'between',
    'in_last_days',
  ]),
] as const;

const SORTS = sortsOf(ACCOUNT_COLUMNS);

export const useAccountSearch = () =>
  useListSearch({ fields: ACCOUNT_FILTERS, sorts: SORTS, openAs: OPEN_ACCOUNT_PARAM });

export const filterAccountsByStatus = (status: Approval): Partial<ListSearch> => ({
  filters: [{ field: 'status', is: 'is', values: [status] }],
});

/** Returns the filter's single comparison value. */
export const getFilterValue = (filters: readonly Filter[], name: string): string | undefined =>
  filters.find(({ field }) => field === name)?.values[0];
