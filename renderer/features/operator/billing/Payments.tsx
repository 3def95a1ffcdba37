import { Button, Checkbox } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { PAYMENT_METHODS } from '#shared/operator/billing.ts';
import { labelOf, PAYORS } from '#shared/operator/residents.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { saveSheet } from '../../../workbench/sheet/saveSheet.ts';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './Billing.module.css';
import { useDepositPaymentsMutation, useResidentPaymentsQuery } from './billingApi.ts';
import type { Payment } from './billingShapes.ts';

const canDeposit = ({ method, deposit, reversed_on }: Payment) =>
  deposit === null && reversed_on === null && (method === 'check' || method === 'cash');

/** Payments of a community, and the deposit of checks and cash. */
export function Payments({ communityId }: { readonly communityId: string }) {
  const query = useResidentPaymentsQuery(communityId);
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />} keepsLast>
      {({ today, payments }) =>
        payments.length === 0 ? (
          <EmptyState title="No payments yet">Record a payment on a resident's account.</EmptyState>
        ) : (
          <PaymentTable communityId={communityId} today={today} payments={payments} />
        )
      }
    </Loaded>
  );
}

interface PaymentTableProps {
  readonly communityId: string;
  readonly today: string;
  readonly payments: readonly Payment[];
}

function PaymentTable({ communityId, today, payments }: PaymentTableProps) {
  const { change } = useUrlSearch();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [deposit, { isLoading, error }] = useDepositPaymentsMutation();
  const open = payments.filter(canDeposit);
  const selected = open.filter(({ id }) => chosen.has(id));
  const total = selected.reduce((sum, { cents }) => sum + cents, 0);
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const send = async () => {
    const paymentIds = selected.map(({ id }) => id);
    const answer = await deposit({ id: crypto.randomUUID(), communityId, paymentIds, day: today });
    if (answer.error === undefined) setChosen(new Set());
  };
  return (
    <div className={ui.stack8}>
      <div className={operator.bar}>
        {selected.length === 0 ? (
          <span className={ui.muted}>{open.length} checks and cash to deposit</span>
        ) : (
          <span>
            {selected.length} selected, {formatCents(total)}
          </span>
        )}
        <div className={ui.endActions}>
          {open.length > 0 && (
            <Button
              size="small"
              onClick={() =>
                setChosen(
                  selected.length === open.length ? new Set() : new Set(open.map(({ id }) => id)),
                )
              }
            >
              {selected.length === open.length ? 'Clear selection' : 'Select all'}
            </Button>
          )}
          <Button size="small" onClick={() => exportPayments(payments)}>
            Export CSV
          </Button>
          <Button
            intent="primary"
            size="small"
            disabled={selected.length === 0}
            loading={isLoading}
            onClick={() => void send()}
          >
            Record deposit
          </Button>
        </div>
      </div>
      {error !== undefined && <ServerError title="Not deposited" error={error} />}
      <OperatorTable
        label="Payments"
        className={styles.table}
        columns={['Resident', 'Received', 'Payor', 'Method', 'Deposit', { number: 'Amount' }]}
      >
        {payments.map((one) => (
          <tr key={one.id}>
            <th scope="row">
              <OpenButton onClick={() => change([['resident', one.resident_id]])}>
                {one.resident}
              </OpenButton>
            </th>
            <td data-label="Received">{formatDay(one.received_on)}</td>
            <td>{labelOf(PAYORS, one.payor)}</td>
            <td>
              {labelOf(PAYMENT_METHODS, one.method)}
              <span className={ui.subline}>{one.reference}</span>
            </td>
            <td data-label="Deposit">
              {canDeposit(one) ? (
                <Checkbox
                  checked={chosen.has(one.id)}
                  aria-label={`Deposit the payment of ${one.resident}`}
                  onChange={() => toggle(one.id)}
                  style={{ margin: 0 }}
                />
              ) : (
                describeDeposit(one)
              )}
            </td>
            <td className={operator.number} data-key data-is-void={one.reversed_on !== null}>
              {formatCents(one.cents)}
            </td>
          </tr>
        ))}
      </OperatorTable>
    </div>
  );
}

const describeDeposit = ({ deposit, reversed_on, reverse_reason }: Payment): string => {
  if (reversed_on !== null) return `Reversed: ${reverse_reason ?? ''}`;
  return deposit === null ? '—' : `Deposit ${deposit}`;
};

function exportPayments(payments: readonly Payment[]): void {
  void saveSheet(
    {
      name: 'payments',
      columns: [
        { label: 'Resident', type: 'text' },
        { label: 'Received', type: 'date' },
        { label: 'Payor', type: 'text' },
        { label: 'Method', type: 'text' },
        { label: 'Reference', type: 'text' },
        { label: 'Deposit', type: 'number' },
        { label: 'Reversed', type: 'date' },
        { label: 'Amount', type: 'number' },
      ],
      rows: payments.map((one) => [
        one.resident,
        one.received_on,
        labelOf(PAYORS, one.payor),
        labelOf(PAYMENT_METHODS, one.method),
        one.reference,
        one.deposit,
        one.reversed_on,
        one.cents / 100,
      ]),
    },
    { kind: 'csv' },
  );
}
