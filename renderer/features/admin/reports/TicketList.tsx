import { ADMIN_EXPORT_PAGE_SIZE } from '#shared/constants.ts';
import { useTeamExport } from '../../../data/api/teamExports.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { BulkAction } from '../../../workbench/list/BulkAction.tsx';
import { countLoaded } from '../../../workbench/list/countLoaded.ts';
import { usePages } from '../../../workbench/list/usePages.ts';
import { WorkList } from '../../../workbench/list/WorkList.tsx';
import {
  adminReportsApi,
  nextTicketCursor,
  useHandleTicketMutation,
  useListTicketsInfiniteQuery,
} from './adminReportsApi.ts';
import { ReportLinks, TICKET_VIEWS } from './ReportViews.tsx';
import { TicketPanel } from './TicketPanel.tsx';
import { TICKET_COLUMNS } from './ticketColumns.ts';
import { useTicketSearch } from './ticketSearch.ts';
import { statusOf, type Ticket, type TicketStatus } from './tickets.ts';

const ACTS: readonly (readonly [TicketStatus, string, string])[] = [
  ['answered', 'Mark answered', 'marked answered'],
  ['closed', 'Close', 'closed'],
  ['spam', 'Spam', 'marked as spam'],
  ['open', 'Reopen', 'reopened'],
];

export function TicketList() {
  const searching = useTicketSearch();
  const { search, open } = searching;
  const dispatch = useAppDispatch();
  const list = usePages(useListTicketsInfiniteQuery(search));
  const [handle] = useHandleTicketMutation();
  const to = (status: TicketStatus) => (ticket: Ticket) => handle({ id: ticket.id, status });
  async function readPage(after: string | null) {
    const rows = await dispatch(
      adminReportsApi.endpoints.readTickets.initiate(
        { search, after: after === null ? null : Number(after) },
        { subscribe: false },
      ),
    ).unwrap();
    const next = nextTicketCursor(rows, ADMIN_EXPORT_PAGE_SIZE);
    return { rows, next: next === undefined ? null : String(next) };
  }
  const onTakeAway = useTeamExport('tickets');
  return (
    <WorkList
      file="tickets"
      onTakeAway={onTakeAway}
      kind="support_tickets"
      columns={TICKET_COLUMNS}
      searching={searching}
      finds="Search by name, email, or text"
      sortedBy="-number"
      list={list}
      summary={countLoaded(list, 'ticket', 'tickets')}
      nameOf={({ name }) => name}
      builtIn={TICKET_VIEWS}
      besides={<ReportLinks />}
      readPage={readPage}
      bulk={(rows, selection) =>
        ACTS.map(([status, label, done]) => (
          <BulkAction
            key={status}
            label={label}
            rows={rows.filter((ticket) => statusOf(ticket) !== status)}
            run={to(status)}
            undo={(ticket) => to(statusOf(ticket))(ticket)}
            said={(count) => `${count === 1 ? '1 ticket' : `${count} tickets`} ${done}`}
            onDone={selection.clear}
          />
        ))
      }
      nothing={<Nothing isNarrowed={searching.isNarrowed} isWaiting={searching.isBase} />}
      panel={open !== null && <TicketPanel key={open} id={open} />}
    />
  );
}

function Nothing({ isNarrowed, isWaiting }: { isNarrowed: boolean; isWaiting: boolean }) {
  if (isWaiting) {
    return (
      <EmptyState
        title="No open tickets"
        action={
          <LinkButton to="adminReports" query={{ view: 'all' }}>
            Show all tickets
          </LinkButton>
        }
      >
        New messages appear here.
      </EmptyState>
    );
  }
  return isNarrowed ? (
    <EmptyState title="No tickets found">No results match your search and filters.</EmptyState>
  ) : (
    <EmptyState title="No tickets yet">Messages from Contact and Support appear here.</EmptyState>
  );
}
