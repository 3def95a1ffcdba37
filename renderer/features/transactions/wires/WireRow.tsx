import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDateTime } from '#shared/format/date.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { wirePurposeLabel } from '#shared/transactions/wires.ts';
import styles from '../Transactions.module.css';
import { RecordCall } from './RecordCall.tsx';
import { VerificationPrompt } from './VerificationPrompt.tsx';
import own from './Wires.module.css';
import { useNoteWireSentMutation, useShowWireMutation, type Wire } from './wiresApi.ts';

/** One set of instructions: where it stands, its numbers for who may see them, and what comes next. */
export function WireRow({ wire }: { readonly wire: Wire }) {
  const [isCalling, setCalling] = useState(false);
  const [look, looking] = useShowWireMutation();
  const [sent, sending] = useNoteWireSentMutation();
  const isConfirmed = wire.confirmed_at !== null;
  const numbers = looking.data?.[0];
  const facts = [
    ['Beneficiary', wire.beneficiary],
    ['Bank', wire.bank],
    ['Routing number', numbers?.routing ?? '•••••••••'],
    ['Account number', numbers?.account ?? `•••• ${wire.last_four}`],
    ['Amount', wire.amount === null ? '—' : formatExactDollars(wire.amount)],
  ] as const;
  const name = wirePurposeLabel(wire.purpose);
  return (
    <li className={own.wire}>
      <div className={own.head}>
        <span className={styles.name}>{name}</span>
        <Standing wire={wire} />
      </div>
      <p className={styles.quiet}>{storyOf(wire)}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={own.number}>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>
        {(isConfirmed || wire.is_mine) && numbers === undefined && (
          <Button
            size="small"
            loading={looking.isLoading}
            aria-label={`Show the numbers: ${name}`}
            onClick={() => void look(wire.id)}
          >
            Show the numbers
          </Button>
        )}
        {numbers !== undefined && (
          <Button size="small" onClick={looking.reset} aria-label={`Hide the numbers: ${name}`}>
            Hide the numbers
          </Button>
        )}
        {!wire.is_mine && wire.part !== 'paid' && wire.sent_at === null && !isCalling && (
          <Button
            size="small"
            intent={isConfirmed ? 'none' : 'primary'}
            aria-label={`Keep a call back: ${name}`}
            onClick={() => setCalling(true)}
          >
            Keep a call back
          </Button>
        )}
        {isConfirmed && wire.sent_at === null && wire.part !== 'paid' && (
          <Button
            size="small"
            loading={sending.isLoading}
            aria-label={`Note as sent: ${name}`}
            onClick={() => void sent(wire.id)}
          >
            Note as sent
          </Button>
        )}
      </div>
      <VerificationPrompt
        error={looking.error}
        title="Numbers not shown"
        onProven={() => look(wire.id)}
      />
      <VerificationPrompt error={sending.error} title="Not noted" onProven={() => sent(wire.id)} />
      {isCalling && <RecordCall wire={wire} onClose={() => setCalling(false)} />}
    </li>
  );
}

function Standing({ wire }: { readonly wire: Wire }) {
  if (wire.sent_at !== null) return <Tag minimal>Sent</Tag>;
  if (wire.confirmed_at !== null) {
    return (
      <Tag minimal intent="success">
        Confirmed
      </Tag>
    );
  }
  return (
    <Tag minimal intent={wire.is_disputed ? 'danger' : 'warning'}>
      {wire.is_disputed ? 'A call was told another account' : 'Not confirmed: send nothing'}
    </Tag>
  );
}

function storyOf(wire: Wire): string {
  const parts = [
    `${wire.version > 1 ? `Changed, version ${wire.version},` : 'Entered'} by ${wire.is_mine ? 'you' : wire.entered_name}, ${formatDateTime(wire.entered_at)}.`,
  ];
  if (wire.confirmed_at !== null) {
    parts.push(`${wire.confirmed_name} called back, ${formatDateTime(wire.confirmed_at)}.`);
  } else if (wire.is_mine) {
    parts.push('Somebody else has to call back.');
  }
  if (wire.sent_at !== null)
    parts.push(`Sent by ${wire.sent_name}, ${formatDateTime(wire.sent_at)}.`);
  return parts.join(' ');
}
