import { Button } from '@blueprintjs/core';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import ui from '../../../ui/theme/ui.module.css';
import { methodOf, paymentState } from './invoiceStatus.ts';
import styles from './VendorInvoices.module.css';
import type { InvoicePayment, VendorInvoice } from './vendorInvoicesApi.ts';

interface InvoicePaymentsProps {
  readonly invoice: VendorInvoice;
  readonly onRefund: (payment: InvoicePayment) => void;
  readonly onVoid: (payment: InvoicePayment) => void;
}

/** Payments of an invoice. The vendor refunds online ones; the buyer voids recorded ones. */
export function InvoicePayments({ invoice, onRefund, onVoid }: InvoicePaymentsProps) {
  const { payments, internal } = invoice;
  if (payments.length === 0) return null;
  return (
    <section aria-label="Payments" className={ui.stack8}>
      <h3>Payments</h3>
      <ul className={styles.rows}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <span>
              {formatCents(payment.cents)}, {paymentState(payment)}
              <span className={ui.subline}>
                {[
                  formatCalendarDay(payment.paid_on),
                  methodOf(payment),
                  payment.reference,
                  payment.fee_cents !== null && `Fee ${formatCents(payment.fee_cents)}`,
                  payment.failure,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {payment.refundable_cents > 0 && (
              <Button
                size="small"
                aria-haspopup="dialog"
                aria-label={`Refund ${formatCents(payment.cents)}`}
                onClick={() => onRefund(payment)}
              >
                Refund
              </Button>
            )}
            {internal?.can_pay === true && !payment.is_online && payment.state !== 'voided' && (
              <VoidButton payment={payment} onVoid={onVoid} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface VoidButtonProps {
  readonly payment: InvoicePayment;
  readonly onVoid: (payment: InvoicePayment) => void;
}

const VoidButton = ({ payment, onVoid }: VoidButtonProps) => (
  <Button
    size="small"
    variant="minimal"
    aria-haspopup="dialog"
    aria-label={`Void ${formatCents(payment.cents)}`}
    onClick={() => onVoid(payment)}
  >
    Void
  </Button>
);
