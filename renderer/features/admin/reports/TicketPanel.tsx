import { Tag } from '@blueprintjs/core';
import { useNavigate } from 'react-router-dom';
import { formatDateTime } from '#shared/format/date.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { PanelSection } from '../../../ui/panel/PanelSection.tsx';
import { RecordPanel } from '../../../ui/panel/RecordPanel.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useOpenRecord } from '../../../workbench/list/useOpenRecord.ts';
import { topicLabel } from '../../account/support/index.ts';
import styles from './AdminReports.module.css';
import { useGetTicketQuery } from './adminReportsApi.ts';
import { IntroduceAgent } from './IntroduceAgent.tsx';
import { TicketActions } from './TicketActions.tsx';
import { TicketNotes } from './TicketNotes.tsx';
import { OPEN_TICKET_PARAM } from './ticketSearch.ts';
import { STATUS_INTENTS, STATUS_LABELS, statusOf, type Ticket } from './tickets.ts';

/** One ticket in a panel over the list, at its own URL. */
export function TicketPanel({ id }: { readonly id: string }) {
  const { addressOf } = useOpenRecord(OPEN_TICKET_PARAM);
  const navigate = useNavigate();
  const query = useGetTicketQuery(id);
  const { currentData: ticket, error, isFetching } = query;
  return (
    <RecordPanel
      title={ticket ? `Ticket ${ticket.number}` : 'Ticket'}
      isLoading={ticket === undefined && error === undefined}
      isBusy={isFetching}
      to={addressOf(id)}
      onClose={() => void navigate(addressOf(null), { replace: true })}
      subtitle={ticket && <Subtitle ticket={ticket} />}
    >
      <Loaded answer={query} waiting={<Skeleton height="20rem" />}>
        {(found) =>
          found === null ? (
            <EmptyState title="This ticket no longer exists">The server deleted it.</EmptyState>
          ) : (
            <>
              <blockquote className={styles.message}>{found.message}</blockquote>
              {found.topic === 'agent' && found.status !== 'spam' && (
                <IntroduceAgent ticket={found} />
              )}
              <TicketActions ticket={found} />
              <Sender ticket={found} />
              <TicketNotes id={id} />
            </>
          )
        }
      </Loaded>
    </RecordPanel>
  );
}

function Subtitle({ ticket }: { readonly ticket: Ticket }) {
  const status = statusOf(ticket);
  return (
    <>
      {topicLabel(ticket.topic)}
      <Tag minimal intent={STATUS_INTENTS[status]}>
        {STATUS_LABELS[status]}
      </Tag>
    </>
  );
}

function Sender({ ticket }: { readonly ticket: Ticket }) {
  return (
    <PanelSection title="Sender">
      <Facts>
        <Fact name="Name">{ticket.name}</Fact>
        <Fact name="Email">
          <EmailText address={ticket.email} />
        </Fact>
        <Fact name="Account">
          {ticket.user_id === null ? (
            'Sent without signing in'
          ) : (
            <RouteLink to="adminUsers" query={{ account: ticket.user_id }}>
              Open account
            </RouteLink>
          )}
        </Fact>
        <Fact name="Written">{formatDateTime(ticket.created_at)}</Fact>
        {ticket.handled_at !== null && (
          <Fact name="Last updated">{formatDateTime(ticket.handled_at)}</Fact>
        )}
      </Facts>
    </PanelSection>
  );
}
