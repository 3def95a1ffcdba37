import { RouteLink } from '../../kit/link/RouteLink.tsx';
import type { BuiltInView } from '../../kit/work/list/ViewTabs.tsx';
import { ofStatus } from './ticketSearch.ts';
import { STATUS_LABELS, type TicketStatus } from './tickets.ts';

const STATES = Object.entries(STATUS_LABELS) as [TicketStatus, string][];

export const TICKET_VIEWS: readonly BuiltInView[] = [
  ...STATES.map(([status, name]) => ({ name, search: { filters: ofStatus(status) } })),
  { name: 'All', search: {} },
];

/** Messages that people reported, beside the tickets. */
export const ReportLinks = ({ open }: { readonly open?: 'open' | 'all' }) =>
  (['open', 'all'] as const).map((which) => (
    <RouteLink
      key={which}
      to="adminReports"
      query={{ messages: which }}
      aria-current={open === which ? 'page' : undefined}
    >
      {which === 'open' ? 'Reported messages' : 'All reported'}
    </RouteLink>
  ));
