import { isId } from '../../kit/format/id.ts';
import { isStatus, type TicketStatus } from './tickets.ts';

/** What the list shows: what waits, unless the address says otherwise. */
export type Filter = TicketStatus | 'all';

export function filterIn(params: URLSearchParams): Filter {
  const status = params.get('status');
  if (status === 'all') return 'all';
  return isStatus(status) ? status : 'open';
}

/** The address of one ticket's panel over whatever is open. */
export function withTicket(params: URLSearchParams, id: string | null): string {
  const next = new URLSearchParams(params);
  if (id === null) next.delete('ticket');
  else next.set('ticket', id);
  return `?${next}`;
}

/** Which panel the address opens. */
export function ticketIn(params: URLSearchParams): string | null {
  const id = params.get('ticket');
  return id !== null && isId(id) ? id : null;
}
