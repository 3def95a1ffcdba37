import { Tag } from '@blueprintjs/core';
import { formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { billingErrorMessage } from '#shared/texts/billing.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Billing.module.css';
import { useGetMyInvoicesQuery } from './billingApi.ts';
import type { Invoice } from './billingTables.ts';
import { invoiceAddress } from './paymentTarget.ts';

interface InvoicesSectionProps {
  readonly userId: string;
  readonly title: string;
  /** Limits the list to the newest invoices. */
  readonly most?: number;
  /** Complimentary plan: nothing is or will be charged. */
  readonly isGiven?: boolean;
}

export function InvoicesSection({ userId, title, most, isGiven = false }: InvoicesSectionProps) {
  const invoicesQuery = useGetMyInvoicesQuery(userId);
  return (
    <section
      aria-labelledby="invoices-title"
      aria-busy={invoicesQuery.isFetching}
      className={ui.stack12}
    >
      <h2 id="invoices-title">{title}</h2>
      <Loaded
        answer={invoicesQuery}
        waiting={<Skeleton height="4.5rem" />}
        sentence={billingErrorMessage}
      >
        {(invoices) => <Invoices invoices={invoices.slice(0, most)} isGiven={isGiven} />}
      </Loaded>
    </section>
  );
}

interface InvoicesProps {
  readonly invoices: readonly Invoice[];
  readonly isGiven: boolean;
}

function Invoices({ invoices, isGiven }: InvoicesProps) {
  if (invoices.length === 0) {
    return (
      <EmptyState title={isGiven ? 'No invoices' : 'No invoices yet'}>
        {isGiven ? "You aren't billed for this plan." : 'Invoices appear here after each charge.'}
      </EmptyState>
    );
  }
  return (
    <RuledTable className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">For</th>
          <th scope="col">Status</th>
          <th scope="col" className={styles.amount}>
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </tbody>
    </RuledTable>
  );
}

const STATES: Readonly<
  Record<string, { label: string; intent: 'success' | 'warning' | 'danger' | 'none' }>
> = {
  paid: { label: 'Paid', intent: 'success' },
  open: { label: 'Unpaid', intent: 'warning' },
  uncollectible: { label: 'Uncollectible', intent: 'danger' },
  void: { label: 'Void', intent: 'none' },
};

function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const { number, description, status, amount_cents, created_at, hosted_url } = invoice;
  const state = STATES[status];
  const address = invoiceAddress(hosted_url, [location.origin]);
  return (
    <tr>
      <td>
        <time dateTime={created_at}>{formatDay(created_at)}</time>
      </td>
      <th scope="row">
        {description || 'Your plan'}
        {number !== null && (
          <span className={ui.subline}>
            {address === null ? (
              number
            ) : (
              <a href={address} target="_blank" rel="noopener noreferrer">
                {number}
              </a>
            )}
          </span>
        )}
      </th>
      <td>
        <Tag minimal intent={state?.intent ?? 'none'}>
          {state?.label ?? status}
        </Tag>
      </td>
      <td className={styles.amount}>{formatCents(amount_cents)}</td>
    </tr>
  );
}
