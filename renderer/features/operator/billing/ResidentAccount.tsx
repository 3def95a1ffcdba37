import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { formatBillingMonth, PAYMENT_METHODS, PRORATION_RULES } from '#shared/operator/billing.ts';
import { labelOf, PAYORS } from '#shared/operator/residents.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { AgreementDialog, ChargeDialog, EndChargeDialog } from './AccountDialogs.tsx';
import styles from './Billing.module.css';
import {
  useCancelPaymentPlanMutation,
  useRateNoticePdfMutation,
  useResidentAccountQuery,
  useStatementPdfMutation,
} from './billingApi.ts';
import type { Account, ResidentCharge, ResidentInvoice } from './billingShapes.ts';
import { PaymentDialog, PlanDialog, ReversePaymentDialog } from './PaymentDialogs.tsx';

type Step =
  | { readonly kind: 'payment' | 'charge' | 'agreement' | 'plan' }
  | { readonly kind: 'reverse' | 'end'; readonly id: string };

/** What a resident pays, owes, and paid. */
export function ResidentAccount({ id }: { readonly id: string }) {
  const query = useResidentAccountQuery(id);
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  return (
    <Loaded answer={query} waiting={<Skeleton height="24rem" />} keepsLast>
      {(account) => (
        <div className={ui.stack16}>
          <Summary account={account} />
          <div className={ui.actions}>
            <Button intent="primary" size="small" onClick={() => setStep({ kind: 'payment' })}>
              Record payment
            </Button>
            <Button size="small" onClick={() => setStep({ kind: 'charge' })}>
              Add charge
            </Button>
            <Button size="small" onClick={() => setStep({ kind: 'agreement' })}>
              Change rate
            </Button>
            <Button size="small" onClick={() => setStep({ kind: 'plan' })}>
              Payment plan
            </Button>
          </div>
          {account.plan !== null && <Plan plan={account.plan} />}
          <Invoices invoices={account.invoices} />
          <AccountPayments
            account={account}
            onReverse={(one) => setStep({ kind: 'reverse', id: one })}
          />
          <Charges charges={account.charges} onEnd={(one) => setStep({ kind: 'end', id: one })} />
          <Agreements account={account} />
          {step?.kind === 'payment' && <PaymentDialog account={account} onClose={close} />}
          {step?.kind === 'charge' && <ChargeDialog account={account} onClose={close} />}
          {step?.kind === 'agreement' && <AgreementDialog account={account} onClose={close} />}
          {step?.kind === 'plan' && <PlanDialog account={account} onClose={close} />}
          {step?.kind === 'reverse' && <ReversePaymentDialog id={step.id} onClose={close} />}
          {step?.kind === 'end' && <EndChargeDialog id={step.id} onClose={close} />}
        </div>
      )}
    </Loaded>
  );
}

function Plan({ plan }: { readonly plan: NonNullable<Account['plan']> }) {
  const [cancel, { isLoading }] = useCancelPaymentPlanMutation();
  return (
    <section aria-label="Payment plan" className={operator.bar}>
      <span>
        {plan.installments} installments from {formatDay(plan.first_due_on)},{' '}
        {formatCents(plan.total_cents)} in all. {formatCents(plan.paid_cents)} paid,{' '}
        {formatCents(plan.due_cents)} due so far.
      </span>
      <Tag minimal intent={plan.is_kept ? 'success' : 'danger'}>
        {plan.is_kept ? 'On track' : 'Behind'}
      </Tag>
      <div className={ui.endActions}>
        <Button size="small" loading={isLoading} onClick={() => void cancel(plan.id)}>
          Cancel plan
        </Button>
      </div>
    </section>
  );
}

function Summary({ account }: { readonly account: Account }) {
  const { monthly, invoices, payments } = account;
  const balance =
    invoices.reduce((sum, { total_cents }) => sum + total_cents, 0) -
    payments.reduce((sum, one) => sum + (one.reversed_on === null ? one.cents : 0), 0);
  const overdue = invoices.reduce(
    (sum, one) => sum + (one.open_cents > 0 && one.due_on < account.today ? one.open_cents : 0),
    0,
  );
  return (
    <FigureStrip
      figures={[
        ...(monthly === null
          ? []
          : [
              {
                label: 'Monthly rate',
                value: formatCents(monthly.total_cents),
                hint: describeMonthly(monthly),
              },
            ]),
        { label: 'Balance', value: formatCents(balance) },
        { label: 'Overdue', value: formatCents(overdue) },
      ]}
    />
  );
}

const describeMonthly = (monthly: NonNullable<Account['monthly']>): string =>
  [
    `Room ${formatCents(monthly.room_cents)}`,
    monthly.care_cents === 0 ? null : `care ${formatCents(monthly.care_cents)}`,
    monthly.other_cents === 0 ? null : `other ${formatCents(monthly.other_cents)}`,
    monthly.concession_cents === 0 ? null : `concession ${formatCents(monthly.concession_cents)}`,
  ]
    .filter((part) => part !== null)
    .join(', ');

function Invoices({ invoices }: { readonly invoices: readonly ResidentInvoice[] }) {
  // The ledger links to an invoice by its number.
  const { params } = useUrlSearch();
  const opened = params.get('invoice');
  const [print, { isLoading, originalArgs }] = useStatementPdfMutation();
  const save = async ({ id, number }: ResidentInvoice) => {
    const { data } = await print(id);
    if (data !== undefined) savePdf(`Statement ${number}`, data);
  };
  return (
    <section aria-label="Invoices" className={ui.stack8}>
      <h3>Invoices</h3>
      {invoices.length === 0 ? (
        <p className={ui.muted}>No invoices yet</p>
      ) : (
        <OperatorTable
          label="Invoices"
          className={styles.table}
          columns={[
            'Month',
            'Payor',
            'Due',
            { number: 'Total' },
            { number: 'Open' },
            { hidden: 'Actions' },
          ]}
        >
          {invoices.map((one) => (
            <tr key={one.id} aria-current={opened === String(one.number) ? 'true' : undefined}>
              <th scope="row">
                {formatBillingMonth(one.month)}
                <span className={ui.subline}>No. {one.number}</span>
              </th>
              <td>{labelOf(PAYORS, one.payor)}</td>
              <td className={operator.date} data-label="Due">
                {one.total_cents < 0 ? '—' : formatDay(one.due_on)}
              </td>
              <td className={operator.number} data-key>
                {formatCents(one.total_cents)}
              </td>
              <td className={operator.number} data-label="Open">
                {formatCents(one.open_cents)}
              </td>
              <td>
                <Button
                  size="small"
                  variant="minimal"
                  aria-label={`PDF of statement ${one.number}`}
                  loading={isLoading && originalArgs === one.id}
                  onClick={() => void save(one)}
                >
                  PDF
                </Button>
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
    </section>
  );
}

interface AccountPaymentsProps {
  readonly account: Account;
  readonly onReverse: (id: string) => void;
}

function AccountPayments({ account, onReverse }: AccountPaymentsProps) {
  if (account.payments.length === 0) return null;
  return (
    <section aria-label="Payments" className={ui.stack8}>
      <h3>Payments</h3>
      <OperatorTable
        label="Payments"
        className={styles.table}
        columns={['Received', 'Method', 'Invoices', { number: 'Amount' }, { hidden: 'Actions' }]}
      >
        {account.payments.map((one) => (
          <tr key={one.id}>
            <th scope="row">{formatDay(one.received_on)}</th>
            <td>
              {labelOf(PAYMENT_METHODS, one.method)}
              <span className={ui.subline}>
                {one.reversed_on === null ? one.reference : `Reversed: ${one.reverse_reason}`}
              </span>
            </td>
            <td data-label="Invoices">
              {one.invoices.map(({ number }) => number).join(', ') || '—'}
            </td>
            <td className={operator.number} data-key data-is-void={one.reversed_on !== null}>
              {formatCents(one.cents)}
            </td>
            <td>
              {one.reversed_on === null && one.method !== 'credit' && (
                <Button
                  size="small"
                  variant="minimal"
                  aria-label={`Reverse payment of ${formatCents(one.cents)}`}
                  onClick={() => onReverse(one.id)}
                >
                  Reverse
                </Button>
              )}
            </td>
          </tr>
        ))}
      </OperatorTable>
    </section>
  );
}

interface ChargesProps {
  readonly charges: readonly ResidentCharge[];
  readonly onEnd: (id: string) => void;
}

function Charges({ charges, onEnd }: ChargesProps) {
  if (charges.length === 0) return null;
  return (
    <section aria-label="Extras and concessions" className={ui.stack8}>
      <h3>Extras and concessions</h3>
      <table className={`${operator.table} ${styles.table}`} aria-label="Extras and concessions">
        <tbody>
          {charges.map((one) => (
            <tr key={one.id} data-is-void={one.void_reason !== null}>
              <th scope="row">
                {one.description}
                <span className={ui.subline}>
                  {one.repeats === 'once'
                    ? formatDay(one.starts_on)
                    : `Monthly from ${formatDay(one.starts_on)}${one.ends_on === null ? '' : ` until ${formatDay(one.ends_on)}`}`}
                </span>
              </th>
              <td className={operator.number}>
                {formatCents((one.kind === 'concession' ? -1 : 1) * one.quantity * one.unit_cents)}
              </td>
              <td>
                {one.void_reason === null && (
                  <Button
                    size="small"
                    variant="minimal"
                    aria-label={`End ${one.description}`}
                    onClick={() => onEnd(one.id)}
                  >
                    End
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Agreements({ account }: { readonly account: Account }) {
  const [print, { isLoading, originalArgs }] = useRateNoticePdfMutation();
  if (account.agreements.length === 0) return null;
  const save = async (id: string) => {
    const { data } = await print(id);
    if (data !== undefined) savePdf(`Rate notice ${account.name}`, data);
  };
  return (
    <section aria-label="Agreed rates" className={ui.stack8}>
      <h3>Agreed rates</h3>
      <table className={`${operator.table} ${styles.table}`} aria-label="Agreed rates">
        <tbody>
          {account.agreements.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                {formatDay(one.effective_on)}
                <span className={ui.subline}>{one.reason}</span>
              </th>
              <td>
                {one.unit === null ? 'Any unit' : `Unit ${one.unit}`}
                <span className={ui.subline}>{labelOf(PRORATION_RULES, one.proration)}</span>
              </td>
              <td className={operator.number}>
                {one.room_cents === null ? 'Market rate' : formatCents(one.room_cents)}
              </td>
              <td>
                {one.room_cents !== null && one.effective_on > account.today && (
                  <Button
                    size="small"
                    variant="minimal"
                    aria-label={`Save notice for ${formatDay(one.effective_on)}`}
                    loading={isLoading && originalArgs === one.id}
                    onClick={() => void save(one.id)}
                  >
                    Save notice
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
