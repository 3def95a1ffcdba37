import { Tag } from '@blueprintjs/core';
import { memo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatMoment } from '#shared/format/date.ts';
import { LinkButton } from '../../kit/link/LinkButton.tsx';
import { RowLink } from '../../kit/link/RowLink.tsx';
import { LoadMore } from '../../kit/list/LoadMore.tsx';
import { useRowKeys } from '../../kit/list/useRowKeys.ts';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { topicLabel } from '../support/index.ts';
import styles from './AdminReports.module.css';
import { useListTicketsInfiniteQuery } from './adminReportsApi.ts';
import { type Filter, withTicket } from './ticketAddress.ts';
import { STATUS_INTENTS, STATUS_LABELS, statusOf, type Ticket } from './tickets.ts';

const SKELETONS = Array.from({ length: 5 }, (_, index) => index);

export function TicketList({ filter }: { readonly filter: Filter }) {
  const [params] = useSearchParams();
  const list = useListTicketsInfiniteQuery(filter);
  const rows = useRef<HTMLElement>(null);
  useRowKeys(rows);
  return (
    <section ref={rows} aria-label="Tickets" aria-busy={list.isFetching} className={styles.queue}>
      <Loaded
        answer={list}
        waiting={
          <ul className={styles.tickets}>
            {SKELETONS.map((index) => (
              <LoadingRow key={index} />
            ))}
          </ul>
        }
      >
        {({ pages }) => {
          const tickets = pages.flat();
          return tickets.length === 0 ? (
            <Nothing filter={filter} />
          ) : (
            <>
              <ul className={styles.tickets}>
                {tickets.map((ticket) => (
                  <Row key={ticket.id} ticket={ticket} to={withTicket(params, ticket.id)} />
                ))}
              </ul>
              <LoadMore list={list} />
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

interface RowProps {
  readonly ticket: Ticket;
  readonly to: string;
}

const Row = memo(function Row({ ticket, to }: RowProps) {
  const { number, name, topic, message, created_at: at } = ticket;
  const status = statusOf(ticket);
  return (
    <li data-row={ticket.id}>
      <p className={styles.who}>
        <span className={styles.number}>{number}</span>
        <RowLink to={to} className={styles.open}>
          {name}
        </RowLink>
      </p>
      <p className={styles.what}>
        <span>{topicLabel(topic)}</span> {message}
      </p>
      <p className={styles.status}>
        <Tag minimal intent={STATUS_INTENTS[status]}>
          {STATUS_LABELS[status]}
        </Tag>
      </p>
      <time dateTime={at}>{formatMoment(at)}</time>
    </li>
  );
});

function LoadingRow() {
  return (
    <li>
      <p className={styles.who}>
        <Skeleton width="9rem" />
      </p>
      <p className={styles.what}>
        <Skeleton width="70%" />
      </p>
      <p className={styles.status}>
        <Skeleton width="3rem" />
      </p>
      <Skeleton width="8rem" />
    </li>
  );
}

function Nothing({ filter }: { readonly filter: Filter }) {
  return filter === 'open' ? (
    <EmptyState
      title="Nothing waits"
      action={
        <LinkButton to="adminReports" query={{ status: 'all' }}>
          Show all tickets
        </LinkButton>
      }
    >
      Every message has been answered or closed. New ones appear here by themselves.
    </EmptyState>
  ) : (
    <EmptyState title={filter === 'all' ? 'No tickets yet' : 'No ticket here'}>
      {filter === 'all'
        ? 'What people write at Contact and Support appears here by itself.'
        : `No ticket has the state “${STATUS_LABELS[filter]}”.`}
    </EmptyState>
  );
}
