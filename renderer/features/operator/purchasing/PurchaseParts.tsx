import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Purchasing.module.css';
import { useDecidePurchaseInvoiceMutation } from './purchasingApi.ts';
import type { Invoice, PurchaseInside } from './purchasingShapes.ts';

interface PurchaseInvoicesProps {
  readonly invoices: readonly Invoice[];
  readonly canDecide: boolean;
}

/** Invoices of an order with what differs; approved, or held with a reason. */
export function PurchaseInvoices({ invoices, canDecide }: PurchaseInvoicesProps) {
  const [decide, { error, isLoading }] = useDecidePurchaseInvoiceMutation();
  const [open, setOpen] = useState<readonly [Invoice, 'approved' | 'held'] | null>(null);
  if (invoices.length === 0) return null;
  return (
    <section aria-label="Invoices" className={ui.stack8}>
      <h3>Invoices</h3>
      <ul className={styles.rows}>
        {invoices.map((invoice) => (
          <li key={invoice.id}>
            <span>
              <span className={ui.strong}>
                Invoice {invoice.number}, {formatCents(invoice.total_cents)}
              </span>
              <span className={ui.subline}>
                {[
                  formatCalendarDay(invoice.invoiced_on),
                  invoice.extra_cents > 0 && `${formatCents(invoice.extra_cents)} freight and tax`,
                  ...invoice.lines
                    .filter(({ unit_cents, ordered_cents }) => unit_cents !== ordered_cents)
                    .map(
                      ({ description, unit_cents, ordered_cents }) =>
                        `${description}: ${formatCents(unit_cents)} instead of ${formatCents(ordered_cents)}`,
                    ),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={invoice.has_difference ? ui.warning : ui.caption}>
                {describeDecision(invoice)}
              </span>
            </span>
            {canDecide && invoice.decision !== 'approved' && (
              <span className={ui.line}>
                <Button
                  size="small"
                  intent="primary"
                  loading={isLoading}
                  aria-label={`Approve invoice ${invoice.number}`}
                  onClick={() =>
                    invoice.has_difference
                      ? setOpen([invoice, 'approved'])
                      : void decide({ id: invoice.id, decision: 'approved', reason: '' })
                  }
                >
                  Approve
                </Button>
                {invoice.decision === null && (
                  <Button
                    size="small"
                    aria-label={`Hold invoice ${invoice.number}`}
                    onClick={() => setOpen([invoice, 'held'])}
                  >
                    Hold
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      <ServerError error={error} title="Not saved" />
      {open !== null && (
        <ReasonDialog
          title={open[1] === 'held' ? 'Hold invoice' : 'Approve with differences'}
          action={open[1] === 'held' ? 'Hold invoice' : 'Approve with differences'}
          shortest={1}
          save={(reason) => decide({ id: open[0].id, decision: open[1], reason })}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

function describeDecision({ decision, has_difference, by, reason }: Invoice): string {
  const differs = has_difference ? 'Differs from order or receipts' : 'Matches order and receipts';
  const decided =
    decision === null ? null : `${decision === 'held' ? 'Held' : 'Approved'} by ${by ?? ''}`;
  return [differs, decided, reason].filter(Boolean).join(' · ');
}

interface PurchaseHistoryProps {
  readonly inside: PurchaseInside;
  readonly orderedAt: string | null;
  readonly zone: string;
}

/** Who requested, decided, ordered, and received what, and when. */
export function PurchaseHistory({ inside, orderedAt, zone }: PurchaseHistoryProps) {
  const { requested_at, requester, approvals, receipts } = inside;
  const entries = [
    { key: 'request', at: requested_at, by: requester, what: 'Requested' },
    ...approvals.map(({ at, by, is_approved, reason }) => ({
      key: `approval ${at}`,
      at,
      by,
      what: [is_approved ? 'Approved' : 'Declined', reason].filter(Boolean).join(': '),
    })),
    ...(orderedAt === null
      ? []
      : [{ key: 'order', at: orderedAt, by: inside.orderer ?? '', what: 'Ordered' }]),
    ...receipts.map(({ id, at, by, note, lines }) => ({
      key: id,
      at,
      by,
      what: [
        `Received ${lines.map(({ quantity, description }) => `${quantity} × ${description}`).join(', ')}`,
        note,
      ]
        .filter(Boolean)
        .join('. '),
    })),
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <section aria-label="History" className={ui.stack8}>
      <h3>History</h3>
      <ul className={styles.rows}>
        {entries.map(({ key, at, by, what }) => (
          <li key={key}>
            <span>
              {what}
              <span className={ui.subline}>
                {[by, formatZonedTime(at, zone)].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
