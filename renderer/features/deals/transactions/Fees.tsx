import { Button } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { useState } from 'react';
import { computeFee, parseFee } from '#shared/deals/transactions/fees.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { formatWholePercent } from '#shared/format/percent.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { parsedText, requiredText } from '../../../ui/form/textSchemas.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
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

const newFee = z.object({
  label: requiredText('Enter a description.'),
  measure: parsedText((typed) => parseFee(typed) ?? undefined, 'Enter a percentage or an amount.'),
});

function NewFee({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [add] = useAddFeeMutation();
  const form = useSaveForm({
    schema: newFee,
    defaultValues: { label: 'Commission', measure: '' },
    save: ({ label, measure }, feeId) => add({ transactionId: id, id: feeId, label, ...measure }),
    onSaved: onClose,
  });
  return (
    <SaveForm
      form={form}
      aria-label="New fee"
      className={styles.form}
      size="small"
      action="Add"
      failure="Not added"
      onCancel={onClose}
    >
      <TextField label="Description" maxLength={160} {...form.field('label')} />
      <TextField
        label="Amount"
        hint="“1.5%” of the price, up to 20%, or an amount such as “25,000”."
        {...form.field('measure')}
      />
    </SaveForm>
  );
}
