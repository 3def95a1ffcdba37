import { Button } from '@blueprintjs/core';
import { formatCents } from '#shared/format/money.ts';
import ui from '../../../ui/theme/ui.module.css';
import { INVOICE_STATUSES, VENDOR_STATUSES } from './invoiceStatus.ts';
import styles from './VendorInvoices.module.css';
import { useTargetVendorInvoicesQuery } from './vendorInvoicesApi.ts';

interface TargetInvoicesProps {
  /** The work order or purchase order. */
  readonly targetId: string;
  readonly side: 'buyer' | 'vendor';
  /** Sends an invoice; null if the caller can't. */
  readonly onSend: (() => void) | null;
  readonly onOpen: (id: string) => void;
}

/** Invoices for a work order or a purchase order. A work order has one that counts. */
export function TargetInvoices({ targetId, side, onSend, onOpen }: TargetInvoicesProps) {
  const { data = [] } = useTargetVendorInvoicesQuery(targetId);
  const hasLive = data.some(
    ({ status, work_order_id: order }) =>
      order !== null && status !== 'declined' && status !== 'withdrawn',
  );
  const canSend = onSend !== null && !hasLive;
  if (data.length === 0 && !canSend) return null;
  const statuses = side === 'buyer' ? INVOICE_STATUSES : VENDOR_STATUSES;
  return (
    <section aria-label="Vendor invoices" className={ui.stack8}>
      <h3>{side === 'buyer' ? 'Vendor invoices' : 'Your invoices'}</h3>
      {data.length > 0 && (
        <ul className={styles.rows}>
          {data.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={`${ui.linkButton} ${styles.open}`}
                aria-haspopup="dialog"
                onClick={() => onOpen(one.id)}
              >
                Invoice {one.number}, {formatCents(one.total_cents)}
              </button>
              <span className={styles.status} data-status={one.status}>
                {statuses[one.status]}
              </span>
            </li>
          ))}
        </ul>
      )}
      {canSend && (
        <div>
          <Button size="small" intent="primary" onClick={onSend}>
            Send invoice
          </Button>
        </div>
      )}
    </section>
  );
}
