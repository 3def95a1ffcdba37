import type { Column } from '../../../workbench/list/columns.tsx';
import { topicLabel } from '../../account/support/index.ts';
import { STATUS_INTENTS, STATUS_LABELS, statusOf, type Ticket } from './tickets.ts';

export const TICKET_COLUMNS: readonly Column<Ticket>[] = [
  { id: 'name', label: 'From', type: 'person', value: ({ name }) => name, width: 13 },
  {
    id: 'number',
    label: 'Number',
    type: 'text',
    value: ({ number }) => String(number),
    width: 5,
    sort: { by: 'number', direction: 'descending', isTwoWay: true },
  },
  {
    id: 'topic',
    label: 'About',
    type: 'text',
    value: ({ topic }) => topicLabel(topic),
    width: 9,
  },
  {
    id: 'message',
    label: 'Message',
    type: 'text',
    value: ({ message }) => message,
    width: 21,
    card: 'line',
  },
  { id: 'email', label: 'Email', type: 'text', value: ({ email }) => email, width: 12 },
  {
    id: 'status',
    label: 'Status',
    type: 'state',
    value: (ticket) => {
      const status = statusOf(ticket);
      return { label: STATUS_LABELS[status], intent: STATUS_INTENTS[status] };
    },
    width: 6,
    card: 'side',
  },
  {
    id: 'written',
    label: 'Received',
    type: 'date',
    value: (row) => row.created_at,
    width: 7,
    card: 'note',
  },
];
