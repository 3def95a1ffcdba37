import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { ColumnTable } from '../../../ui/table/ColumnTable.tsx';
import { number } from '../../../ui/table/FoldingTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { PaymentResult, RefundDialog } from '../../account/payouts/index.ts';
import styles from './Rfps.module.css';
import { methodText, paymentStatus } from './rfpPayments.ts';
import { useDeleteMilestonePaymentMutation } from './rfpPaymentsApi.ts';
import type { Rfp, RfpContractView, RfpPayment } from './rfps.ts';

interface RfpPaymentsProps {
  readonly rfp: Rfp;
  readonly contract: RfpContractView;
}

/** The payments of a contract. The provider's page returns here with `?payment=`. */
export function RfpPayments({ rfp, contract }: RfpPaymentsProps) {
  const { params, change } = useUrlSearch();
  const [remove, { isLoading }] = useDeleteMilestonePaymentMutation();
  const [refunded, setRefunded] = useState<RfpPayment | null>(null);
  const payment = params.get('payment');
  const isManager = rfp.side === 'team' && rfp.rights.includes('manage');
  const titleOf = ({ milestone_id: id }: RfpPayment) =>
    contract.milestones.find((one) => one.id === id)?.title ?? '—';
  return (
    <section className={styles.part} aria-label="Payments">
      <h2>Payments</h2>
      {payment !== null && (
        <PaymentResult id={payment} onClose={() => change([['payment', null]])} />
      )}
      {contract.payments.length === 0 ? (
        <p className={ui.note}>No payments yet. Accepted milestones can be paid.</p>
      ) : (
        <ColumnTable<RfpPayment>
          rows={contract.payments}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Milestone', cell: titleOf },
            { label: 'Date', cell: (row) => formatCalendarDay(row.paid_on) },
            {
              label: 'Method',
              cell: (row) => (
                <>
                  {methodText(row)}
                  {row.reference !== '' && <span className={ui.subline}>{row.reference}</span>}
                </>
              ),
            },
            {
              label: 'Status',
              cell: (row) => (
                <>
                  {paymentStatus(row)}
                  {row.failure !== null && <span className={ui.subline}>{row.failure}</span>}
                </>
              ),
            },
            ...(rfp.side === 'vendor'
              ? [
                  {
                    label: 'Fee',
                    className: number,
                    cell: ({ fee_cents: fee }: RfpPayment) =>
                      fee === null ? null : formatCents(fee),
                  },
                ]
              : []),
            {
              label: 'Amount',
              className: number,
              cell: ({ cents }) => formatCents(cents),
            },
            ...(contract.payments.some(({ refundable_cents: cents }) => cents > 0)
              ? [
                  {
                    label: 'Refund',
                    cell: (row: RfpPayment) =>
                      row.refundable_cents > 0 ? (
                        <Button
                          size="small"
                          variant="minimal"
                          aria-haspopup="dialog"
                          aria-label={`Refund payment of ${titleOf(row)}`}
                          onClick={() => setRefunded(row)}
                        >
                          Refund
                        </Button>
                      ) : null,
                  },
                ]
              : []),
            ...(isManager
              ? [
                  {
                    label: 'Change',
                    cell: (row: RfpPayment) =>
                      row.is_online ? null : (
                        <Button
                          size="small"
                          variant="minimal"
                          disabled={isLoading}
                          aria-label={`Remove payment of ${titleOf(row)}`}
                          onClick={() => void remove(row.id)}
                        >
                          Remove
                        </Button>
                      ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {refunded !== null && (
        <RefundDialog
          id={refunded.id}
          remaining={refunded.refundable_cents}
          onClose={() => setRefunded(null)}
        />
      )}
    </section>
  );
}
