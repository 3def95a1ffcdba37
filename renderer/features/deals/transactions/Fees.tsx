import { Button } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { useRef, useState } from 'react';
import { computeFee, parseFee } from '#shared/deals/transactions/fees.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { TransactionError } from './TransactionError.tsx';
import { TransactionSection } from './TransactionSection.tsx';
import styles from './Transactions.module.css';
import {
  type Fee,
  useAddFeeMutation,
  useListFeesQuery,
  useRemoveFeeMutation,
} from './transactionsApi.ts';

interface FeesProps {
  readonly id: string;
  readonly price: number | null;
}

/** Commission and other fees, hidden from parties. */
export function Fees({ id, price }: FeesProps) {
  const result = useListFeesQuery(id);
  const [isAdding, setAdding] = useState(false);
  return (
    <TransactionSection title="Fees and commission">
      <Loaded
        answer={result}
        waiting={<Skeleton height="4rem" />}
        nothing={<p className={styles.quiet}>None yet. Only your team sees them.</p>}
      >
        {(fees) => (
          <ul className={styles.rows}>
            {fees.map((fee) => (
              <Row key={fee.id} of={id} fee={fee} price={price} />
            ))}
          </ul>
        )}
      </Loaded>
      {isAdding ? (
        <NewFee id={id} onClose={() => setAdding(false)} />
      ) : (
        <Button size="small" onClick={() => setAdding(true)}>
          Add fee
        </Button>
      )}
    </TransactionSection>
  );
}

function Row({
  of,
  fee,
  price,
}: {
  readonly of: string;
  readonly fee: Fee;
  readonly price: number | null;
}) {
  const [remove, { isLoading }] = useRemoveFeeMutation();
  const amount = computeFee(fee, price);
  const share = fee.percent === null ? null : formatWholePercent(fee.percent);
  return (
    <li>
      <span className={styles.name}>{fee.label}</span>
      <span className={styles.quiet}>
        {[share, amount === null ? 'no price yet' : formatExactDollars(amount)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <Button
        size="small"
        variant="minimal"
        icon={<SmallCross />}
        aria-label={`Remove ${fee.label}`}
        loading={isLoading}
        onClick={() => void remove({ transactionId: of, id: fee.id })}
      />
    </li>
  );
}

function NewFee({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [label, setLabel] = useState('Commission');
  const [typed, setTyped] = useState('');
  const [isSent, setSent] = useState(false);
  const [add, { error, isLoading }] = useAddFeeMutation();
  const feeId = useRef(crypto.randomUUID());
  const measure = parseFee(typed);
  const isNamed = label.trim() !== '';

  async function send() {
    setSent(true);
    if (measure === null || !isNamed || isLoading) return;
    const result = await add({
      transactionId: id,
      id: feeId.current,
      label: label.trim(),
      ...measure,
    });
    if (result.error === undefined) onClose();
  }
  return (
    <Form onSend={send} takesFocus aria-label="New fee" className={styles.form}>
      <TextField
        label="Description"
        value={label}
        maxLength={160}
        onChange={({ target }) => setLabel(target.value)}
        error={isSent && !isNamed ? 'Enter a description.' : undefined}
      />
      <TextField
        label="Amount"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        hint="“1.5%” of the price, up to 20%, or an amount such as “25,000”."
        error={isSent && measure === null ? 'Enter a percentage or an amount.' : undefined}
      />
      <TransactionError error={error} title="Not added" />
      <div className={styles.acts}>
        <Button type="submit" intent="primary" size="small" loading={isLoading}>
          Add
        </Button>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
