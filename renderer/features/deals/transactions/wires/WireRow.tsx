import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { wirePurposeLabel } from '#shared/deals/transactions/wires.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import ui from '../../../../ui/theme/ui.module.css';
import styles from '../Transactions.module.css';
import { RecordCall } from './RecordCall.tsx';
import { VerificationPrompt } from './VerificationPrompt.tsx';
import own from './Wires.module.css';
import { useNoteWireSentMutation, useShowWireMutation, type Wire } from './wiresApi.ts';

/** One set of wire instructions: status, numbers for authorized users, and next steps. */
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
      <div className={`${ui.actions} ${own.head}`}>
        <span className={styles.name}>{name}</span>
        <WireStatus wire={wire} />
      </div>
      <p className={styles.quiet}>{storyOf(wire)}</p>
      <dl className={`${ui.factColumns} ${styles.facts}`}>
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
            aria-label={`Show numbers: ${name}`}
            onClick={() => void look(wire.id)}
          >
            Show numbers
          </Button>
        )}
        {numbers !== undefined && (
          <Button size="small" onClick={looking.reset} aria-label={`Hide numbers: ${name}`}>
            Hide numbers
          </Button>
        )}
        {!wire.is_mine && wire.part !== 'paid' && wire.sent_at === null && !isCalling && (
          <Button
            size="small"
            intent={isConfirmed ? 'none' : 'primary'}
            aria-label={`Log a callback: ${name}`}
            onClick={() => setCalling(true)}
          >
            Log a callback
          </Button>
        )}
        {isConfirmed && wire.sent_at === null && wire.part !== 'paid' && (
          <Button
            size="small"
            loading={sending.isLoading}
            aria-label={`Mark as sent: ${name}`}
            onClick={() => void sent(wire.id)}
          >
            Mark as sent
          </Button>
        )}
      </div>
      <VerificationPrompt
        error={looking.error}
        title="Numbers not shown"
        onProven={() => look(wire.id)}
      />
      <VerificationPrompt
        error={sending.error}
        title="Not marked as sent"
        onProven={() => sent(wire.id)}
      />
      {isCalling && <RecordCall wire={wire} onClose={() => setCalling(false)} />}
    </li>
  );
}

function WireStatus({ wire }: { readonly wire: Wire }) {
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
      {wire.is_disputed ? 'Callback gave a different account' : "Not confirmed. Don't send money."}
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
    parts.push('Someone else must call back.');
  }
  if (wire.sent_at !== null)
    parts.push(`Sent by ${wire.sent_name}, ${formatDateTime(wire.sent_at)}.`);
  return parts.join(' ');
}
