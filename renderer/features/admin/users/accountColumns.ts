import { ROLE_LABELS } from '#shared/access/roles.ts';
import type { Column } from '../../../workbench/list/columns.tsx';
import { planName, STATUS_INTENTS, STATUS_LABELS } from './accountText.ts';
import { type AccountRow, nameOf } from './adminAccount.ts';

/** Columns of the account list and its export. */
export const ACCOUNT_COLUMNS: readonly Column<AccountRow>[] = [
  {
    id: 'name',
    label: 'Name',
    type: 'person',
    value: nameOf,
    width: 14,
    sort: { by: 'name', direction: 'ascending' },
  },
  {
    id: 'email',
    label: 'Email',
    type: 'text',
    value: ({ email }) => email,
    width: 15,
    card: 'line',
  },
  { id: 'company', label: 'Company', type: 'text', value: (row) => row.company_name, width: 9.5 },
  {
    id: 'roles',
    label: 'Roles',
    type: 'tags',
    value: ({ roles }) => roles.map((role) => ROLE_LABELS[role]),
    none: 'No role',
    width: 7.5,
  },
  {
    id: 'plan',
    label: 'Plan',
    type: 'text',
    value: ({ plan }) => planName(plan, new Date()),
    width: 6,
  },
  {
    id: 'status',
    label: 'Status',
    type: 'state',
    value: ({ status }) => ({ label: STATUS_LABELS[status], intent: STATUS_INTENTS[status] }),
    width: 6,
    card: 'side',
  },
  {
    id: 'joined',
    label: 'Joined',
    type: 'date',
    value: (row) => row.created_at,
    width: 6.75,
    sort: { by: 'newest', direction: 'descending' },
  },
  {
    id: 'signedIn',
    label: 'Last sign-in',
    type: 'date',
    value: (row) => row.last_sign_in_at,
    none: 'Never',
    width: 6.75,
    sort: { by: 'last_sign_in', direction: 'descending' },
    card: 'note',
  },
];
