import type { Database } from '../../../data/api/database.ts';

type Tables = Database['public']['Tables'];

export type Ticket = Tables['support_tickets']['Row'];

export const STATUS_LABELS = {
  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
} as const;

export type TicketStatus = keyof typeof STATUS_LABELS;

export const isStatus = (value: string | null): value is TicketStatus =>
  value !== null && Object.hasOwn(STATUS_LABELS, value);

/** Falls back to `open`; the database allows no other value. */
export const statusOf = ({ status }: Pick<Ticket, 'status'>): TicketStatus =>
  isStatus(status) ? status : 'open';

export const STATUS_INTENTS = {
  open: 'warning',
  answered: 'success',
  closed: 'none',
  spam: 'danger',
} as const satisfies Record<TicketStatus, string>;
