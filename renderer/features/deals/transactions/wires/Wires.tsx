import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { wirePurposeLabel } from '#shared/deals/transactions/wires.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { TransactionSection } from '../TransactionSection.tsx';
import styles from '../Transactions.module.css';
import { EnterWire } from './EnterWire.tsx';
import { WireRow } from './WireRow.tsx';
import own from './Wires.module.css';
import { useTransactionWiresQuery, useWireHistoryQuery, type WireEvent } from './wiresApi.ts';

interface WiresProps {
  readonly id: string;
  readonly level?: 2 | 3;
  /** True for the team that runs the sale and its closing agent. */
  readonly mayEnter: boolean;
}

/** Wire instructions of one closing and their log. */
export function Wires({ id, level = 3, mayEnter }: WiresProps) {
  const query = useTransactionWiresQuery(id);
  const [isEntering, setEntering] = useState(false);
  return (
    <TransactionSection level={level} title="Wire instructions">
      <Loaded
        answer={query}
        waiting={<Skeleton height="4rem" />}
        nothing={
          <p className={styles.quiet}>
            {mayEnter
              ? 'None yet. Numbers are shown only after an authenticator app code and are never emailed.'
              : "None yet. They appear only here. An email with an account number isn't from us."}
          </p>
        }
      >
        {(wires) => (
          <ul className={own.list}>
            {wires.map((wire) => (
              <WireRow key={wire.id} wire={wire} />
            ))}
          </ul>
        )}
      </Loaded>
      {query.data !== undefined && query.data.length > 0 && <History id={id} />}
      {mayEnter &&
        (isEntering ? (
          <EnterWire transactionId={id} onClose={() => setEntering(false)} />
        ) : (
          <Button size="small" onClick={() => setEntering(true)}>
            Enter wire instructions
          </Button>
        ))}
    </TransactionSection>
  );
}

function History({ id }: { readonly id: string }) {
  const query = useWireHistoryQuery(id);
  return (
    <details>
      <summary>Activity</summary>
      <Loaded answer={query} waiting={<Skeleton height="4rem" />}>
        {(events) => (
          <ul className={own.history}>
            {events.map((event) => (
              <li key={`${event.kind} ${event.id}`}>
                {describeEvent(event)}
                <span className={styles.quiet}> {formatDateTime(event.at)}</span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </details>
  );
}

function describeEvent({ kind, name, purpose, version, last_four, spoke_with, phone }: WireEvent) {
  const what = `${wirePurposeLabel(purpose)}, version ${version}, •••• ${last_four}`;
  const call = `${name} called ${spoke_with} at ${phone}`;
  const descriptions = {
    entered: `${what}: entered by ${name}.`,
    looked: `${what}: ${name} viewed the numbers.`,
    matched: `${what}: ${call}, who confirmed the account.`,
    differed: `${what}: ${call}, who gave a different account.`,
    sent: `${what}: marked as sent by ${name}.`,
  };
  return descriptions[kind];
}
