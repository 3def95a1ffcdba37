import { useAccessContext } from '../../../session/account/index.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import type { BuiltInView } from '../../../workbench/list/ViewTabs.tsx';
import { filterTicketsByStatus } from './ticketSearch.ts';
import { STATUS_LABELS, type TicketStatus } from './tickets.ts';

const STATES = Object.entries(STATUS_LABELS) as [TicketStatus, string][];

export const TICKET_VIEWS: readonly BuiltInView[] = [
  ...STATES.map(([status, name]) => ({ name, search: { filters: filterTicketsByStatus(status) } })),
  { name: 'All', search: {} },
];

/** The lists shown beside the tickets, with their query parameters. */
const BESIDE = [
  { name: 'Reported messages', query: { messages: 'open' } },
  { name: 'All reported messages', query: { messages: 'all' } },
  { name: 'Undelivered', query: { undelivered: 'all' }, isForAdmins: true },
] as const;

export type ReportLinkName = (typeof BESIDE)[number]['name'];

/** Links to reported messages and undelivered messages, next to the tickets. */
export function ReportLinks({ open }: { readonly open?: ReportLinkName }) {
  const isAdmin = useAccessContext()?.roles.includes('admin') === true;
  return BESIDE.filter((one) => isAdmin || !('isForAdmins' in one)).map(({ name, query }) => (
    <RouteLink
      key={name}
      to="adminReports"
      query={query}
      aria-current={open === name ? 'page' : undefined}
    >
      {name}
    </RouteLink>
  ));
}
