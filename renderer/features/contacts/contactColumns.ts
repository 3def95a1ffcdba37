import { fieldOf } from '#shared/records/noun.ts';
import { contact } from '#shared/records/nouns/contact.ts';
import { valueIn } from '#shared/records/row.ts';
import { writeValue } from '#shared/records/values.ts';
import type { RecordRow } from '../../core/records/row.ts';
import type { Column } from '../../kit/work/list/columns.tsx';

const words = (name: string) => (row: RecordRow) => {
  const field = fieldOf(contact, name);
  return field === undefined ? null : writeValue(field, valueIn(row, name)) || null;
};
const up = (by: string) => ({ by, direction: 'ascending' }) as const;
const down = (by: string) => ({ by: `-${by}`, direction: 'descending' }) as const;

/** What the list of contacts says of each. */
export const CONTACT_COLUMNS: readonly Column<RecordRow>[] = [
  { id: 'name', label: 'Name', type: 'person', value: words('name'), width: 12, sort: up('name') },
  {
    id: 'company',
    label: 'Company',
    type: 'text',
    value: words('company'),
    width: 12,
    sort: up('company'),
    card: 'line',
  },
  { id: 'role', label: 'Role', type: 'text', value: words('role'), width: 6, card: 'side' },
  { id: 'phone', label: 'Phone', type: 'text', value: words('phone'), width: 9 },
  { id: 'email', label: 'E-mail', type: 'text', value: words('email'), width: 14 },
  { id: 'state', label: 'State', type: 'text', value: words('state'), width: 7 },
  {
    id: 'lastContact',
    label: 'Last contact',
    type: 'date',
    value: (row) => String(row.last_contact_at ?? '') || null,
    none: 'Never',
    width: 7.25,
    sort: down('last_contact_at'),
    card: 'note',
  },
  {
    id: 'added',
    label: 'Added',
    type: 'date',
    value: (row) => row.created_at,
    width: 7.25,
    sort: down('created_at'),
  },
];
