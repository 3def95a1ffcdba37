import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { ViewTabs } from '../../kit/work/list/ViewTabs.tsx';
import { ofStatus, type useTicketSearch } from './ticketSearch.ts';
import { STATUS_LABELS, type TicketStatus } from './tickets.ts';

const STATES = Object.entries(STATUS_LABELS) as [TicketStatus, string][];

interface ReportViewsProps {
  readonly searching: ReturnType<typeof useTicketSearch>;
  /** Which reported messages are open in the place of tickets. */
  readonly messages?: 'open' | 'all';
}

export const ReportViews = ({ searching, messages }: ReportViewsProps) => (
  <ViewTabs
    searching={searching}
    isElsewhere={messages !== undefined}
    builtIn={[
      ...STATES.map(([status, name]) => ({ name, search: { filters: ofStatus(status) } })),
      { name: 'All', search: {} },
    ]}
  >
    {(['open', 'all'] as const).map((which) => (
      <RouteLink
        key={which}
        to="adminReports"
        query={{ messages: which }}
        aria-current={messages === which ? 'page' : undefined}
      >
        {which === 'open' ? 'Reported messages' : 'All reported'}
      </RouteLink>
    ))}
  </ViewTabs>
);
