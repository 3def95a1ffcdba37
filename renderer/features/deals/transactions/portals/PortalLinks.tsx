import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { roleLabel } from '#shared/deals/transactions/parties.ts';
import { formatDay } from '#shared/format/date.ts';
import { combineQueries, Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { TransactionSection } from '../TransactionSection.tsx';
import styles from '../Transactions.module.css';
import { type Party, useListPartiesQuery } from '../transactionsApi.ts';
import { MessageForm } from './MessageForm.tsx';
import { PortalMessages } from './PortalMessages.tsx';
import {
  type PartyPortal,
  useInviteMutation,
  useListPortalMessagesQuery,
  useListPortalsQuery,
  useRevokeMutation,
  useWriteToPortalMutation,
} from './portalAdminApi.ts';

/** Portal links of parties, and their messages with the team. */
export function PortalLinks({ id }: { readonly id: string }) {
  const query = combineQueries(useListPartiesQuery(id), useListPortalsQuery(id));
  return (
    <TransactionSection title="Parties without an account">
      <Loaded answer={query} waiting={<Skeleton height="4rem" />}>
        {([parties, portals]) => {
          const reached = parties.filter(({ role, email }) => role !== 'bidder' && email !== null);
          if (reached.length === 0) {
            return (
              <p className={styles.quiet}>
                Send a party with an email a link to its dates, tasks and documents.
              </p>
            );
          }
          return (
            <ul className={styles.rows}>
              {reached.map((party) => (
                <Row
                  key={party.id}
                  of={id}
                  party={party}
                  portal={portals.find(({ party_id }) => party_id === party.id) ?? null}
                />
              ))}
            </ul>
          );
        }}
      </Loaded>
    </TransactionSection>
  );
}

interface RowProps {
  readonly of: string;
  readonly party: Party;
  readonly portal: PartyPortal | null;
}

function Row({ of, party, portal }: RowProps) {
  const [invite, inviting] = useInviteMutation();
  const [revoke, revoking] = useRevokeMutation();
  const [isOpen, setOpen] = useState(false);
  const statusText =
    portal === null
      ? 'No link yet'
      : portal.opened_at === null
        ? `Link sent ${formatDay(portal.created_at)}, not opened yet`
        : `Last opened ${formatDay(portal.opened_at)}`;
  const act = portal === null ? 'Send link' : 'Send new link';
  return (
    <>
      <li>
        <span className={styles.name}>{party.name}</span>
        <span className={styles.quiet}>{`${roleLabel(party.role)} · ${statusText}`}</span>
        <span data-acts className={styles.acts}>
          <Button
            size="small"
            variant="minimal"
            loading={inviting.isLoading}
            aria-label={`${act} to ${party.name}`}
            onClick={() => void invite({ transactionId: of, partyId: party.id })}
          >
            {act}
          </Button>
          {portal !== null && (
            <>
              <Button
                size="small"
                variant="minimal"
                aria-expanded={isOpen}
                aria-label={`Messages with ${party.name}`}
                onClick={() => setOpen(!isOpen)}
              >
                Messages
              </Button>
              <Button
                size="small"
                variant="minimal"
                loading={revoking.isLoading}
                aria-label={`Revoke the link of ${party.name}`}
                onClick={() => void revoke({ transactionId: of, id: portal.id })}
              >
                Revoke
              </Button>
            </>
          )}
        </span>
      </li>
      {isOpen && portal !== null && <Thread of={of} portal={portal} name={party.name} />}
    </>
  );
}

interface ThreadProps {
  readonly of: string;
  readonly portal: PartyPortal;
  readonly name: string;
}

function Thread({ of, portal, name }: ThreadProps) {
  const query = useListPortalMessagesQuery({ transactionId: of, id: portal.id });
  const [write] = useWriteToPortalMutation();
  return (
    <li data-wide="true">
      <Loaded
        answer={query}
        waiting={<Skeleton height="4rem" />}
        nothing={<p className={styles.quiet}>No messages yet.</p>}
      >
        {(rows) => (
          <PortalMessages
            messages={rows.map((row) => ({
              id: row.id,
              body: row.body,
              is_yours: !row.is_from_party,
              has_file: row.file_id !== null,
              at: row.created_at,
              name: row.is_from_party ? name : 'Your team',
            }))}
          />
        )}
      </Loaded>
      <MessageForm
        label={`Message ${name}`}
        onSend={(id, body) => write({ transactionId: of, portalId: portal.id, id, body })}
      />
    </li>
  );
}
