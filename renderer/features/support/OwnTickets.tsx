import { Tag } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { isDataError } from '../../core/api/dataError.ts';
import { DataErrorPanel } from '../../kit/state/DataErrorPanel.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import styles from './Support.module.css';
import { type OwnTicket, useGetMyTicketsQuery } from './supportApi.ts';
import { topicLabel } from './ticketWords.ts';

/** Whoever was taken for a program is not told so. */
const STATES: Readonly<Record<string, string>> = { answered: 'Answered', closed: 'Closed' };

/** What a member has written to us, and where it stands. */
export function OwnTickets({ userId }: { readonly userId: string }) {
  const { data: tickets, error, isFetching, refetch } = useGetMyTicketsQuery(userId);
  return (
    <section aria-labelledby="own-tickets" aria-busy={isFetching}>
      <h2 id="own-tickets">Your messages</h2>
      {isDataError(error) && tickets === undefined ? (
        <DataErrorPanel error={error} isRetrying={isFetching} onRetry={refetch} />
      ) : tickets === undefined ? (
        <Skeleton height="5rem" />
      ) : tickets.length === 0 ? (
        <p className={styles.quiet}>
          You have not written to us yet. What you send appears here, with what became of it.
        </p>
      ) : (
        <ul className={styles.tickets}>
          {tickets.map((ticket) => (
            <li key={ticket.id}>
              <Ticket ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Ticket({ ticket }: { readonly ticket: OwnTicket }) {
  const { number, topic, message, status, created_at: at } = ticket;
  return (
    <details>
      <summary>
        <span>
          <strong>{number}</strong> {topicLabel(topic)}
          <time dateTime={at}>{formatDay(at)}</time>
        </span>
        <Tag minimal intent={status === 'answered' ? 'success' : 'none'}>
          {STATES[status] ?? 'Received'}
        </Tag>
      </summary>
      <p className={styles.message}>{message}</p>
    </details>
  );
}
