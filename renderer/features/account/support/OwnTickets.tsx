import { Tag } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Support.module.css';
import { type OwnTicket, useGetMyTicketsQuery } from './supportApi.ts';
import { topicLabel } from './ticketTopics.ts';

/** Messages flagged as spam don't show that status. */
const STATES: Readonly<Record<string, string>> = { answered: 'Answered', closed: 'Closed' };

/** A member's messages to staff with their status. */
export function OwnTickets({ userId }: { readonly userId: string }) {
  const query = useGetMyTicketsQuery(userId);
  return (
    <section aria-labelledby="own-tickets" aria-busy={query.isFetching}>
      <h2 id="own-tickets">Your messages</h2>
      <Loaded
        answer={query}
        waiting={<Skeleton height="5rem" />}
        nothing={
          <p className={ui.note}>
            No messages yet. Messages you send us appear here with their status.
          </p>
        }
      >
        {(tickets) => (
          <ul className={styles.tickets}>
            {tickets.map((ticket) => (
              <li key={ticket.id}>
                <Ticket ticket={ticket} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
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
