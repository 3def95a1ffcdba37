import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { ConnectedAccount, RefundDialog } from '../../account/payouts/index.ts';
import operator from '../Operator.module.css';
import styles from './Billing.module.css';
import { type OnlinePayment, useOnlinePaymentsQuery } from './onlinePaymentsApi.ts';

/** Online payments of residents' families, and the account that receives them. */
export function OnlinePayments({ communityId }: { readonly communityId: string }) {
  const query = useOnlinePaymentsQuery(communityId);
  return (
    <div className={`${ui.stack16} ${operator.tab}`}>
      <section aria-label="Payouts" className={ui.stack8}>
        <h2 className={ui.smallHeading}>Payouts</h2>
        <ConnectedAccount
          owner={{ kind: 'community', id: communityId }}
          returnPath="/operator/billing"
        />
      </section>
      <Loaded answer={query} waiting={<Skeleton height="16rem" />} keepsLast>
        {(payments) =>
          payments.length === 0 ? (
            <EmptyState title="No online payments yet">
              Families pay statements in the family portal.
            </EmptyState>
          ) : (
            <PaymentTable payments={payments} />
          )
        }
      </Loaded>
    </div>
  );
}

function PaymentTable({ payments }: { readonly payments: readonly OnlinePayment[] }) {
  const { change } = useUrlSearch();
  const [refunded, setRefunded] = useState<OnlinePayment | null>(null);
  return (
    <div className={ui.scroll}>
      <table
        className={`${operator.table} ${operator.stacked} ${styles.table}`}
        aria-label="Online payments"
      >
        <TableHead
          columns={[
            'Resident',
            'Paid',
            'Invoice',
            'Method',
            'Status',
            { number: 'Fee' },
            { number: 'Amount' },
            { hidden: 'Actions' },
          ]}
        />
        <tbody>
          {payments.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <OpenButton onClick={() => change([['resident', one.resident_id]])}>
                  {one.resident}
                </OpenButton>
                <span className={ui.subline}>{one.by}</span>
              </th>
              <td data-label="Paid">{formatDay(one.begun_at)}</td>
              <td data-label="Invoice">{one.invoice}</td>
              <td>
                {one.method === 'ach' ? 'Bank account' : 'Card'}
                {one.last4 !== null && <span className={ui.subline}>•••• {one.last4}</span>}
              </td>
              <td>
                {describeState(one)}
                {one.failure !== null && <span className={ui.subline}>{one.failure}</span>}
              </td>
              <td className={operator.number} data-label="Fee">
                {one.state === 'succeeded' ? formatCents(one.fee_cents) : '—'}
              </td>
              <td className={operator.number} data-key>
                {formatCents(one.cents)}
              </td>
              <td>
                {remainingCents(one) > 0 && (
                  <Button
                    size="small"
                    variant="minimal"
                    aria-label={`Refund the payment of ${one.resident}`}
                    aria-haspopup="dialog"
                    onClick={() => setRefunded(one)}
                  >
                    Refund
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {refunded !== null && (
        <RefundDialog
          id={refunded.id}
          remaining={remainingCents(refunded)}
          onClose={() => setRefunded(null)}
        />
      )}
    </div>
  );
}

const remainingCents = ({ state, cents, refunded_cents, returned_cents }: OnlinePayment): number =>
  state === 'succeeded' ? cents - refunded_cents - returned_cents : 0;

function describeState({ state, cents, refunded_cents, returned_cents }: OnlinePayment): string {
  if (returned_cents > 0) return 'Returned';
  if (refunded_cents >= cents) return 'Refunded';
  if (refunded_cents > 0) return `Paid, ${formatCents(refunded_cents)} refunded`;
  return { open: 'Started', processing: 'Processing', succeeded: 'Paid', failed: 'Failed' }[state];
}
