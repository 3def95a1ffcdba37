import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatBytes } from '#shared/format/bytes.ts';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { APPROVAL_LEVELS } from '#shared/operator/purchasing.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { FactGrid, type GridFact } from '../../../ui/panel/FactGrid.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ScrollTable } from '../../../ui/table/ScrollTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { useRecordFileLinkMutation } from '../../../workbench/data/attachmentsApi.ts';
import { PayDialog, RecordPaymentDialog, RefundDialog } from '../../account/payouts/index.ts';
import operator from '../Operator.module.css';
import { InvoicePayments } from './InvoicePayments.tsx';
import { INVOICE_STATUSES, VENDOR_STATUSES } from './invoiceStatus.ts';
import styles from './VendorInvoices.module.css';
import {
  type InvoicePayment,
  useDecideVendorInvoiceMutation,
  useRecordVendorInvoicePaymentMutation,
  useVendorInvoiceQuery,
  useVoidVendorInvoicePaymentMutation,
  useWithdrawVendorInvoiceMutation,
  type VendorInvoice,
} from './vendorInvoicesApi.ts';

/** The largest amount of one online payment. */
const MOST_ONLINE_CENTS = 100_000_000;

type Step =
  | 'approve'
  | 'decline'
  | 'pay'
  | 'record'
  | { readonly refund: InvoicePayment }
  | { readonly void: InvoicePayment };

interface InvoicePanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A vendor's invoice: what it is for, its decision, and its payments. */
export function InvoicePanel({ id, onClose }: InvoicePanelProps) {
  const query = useVendorInvoiceQuery(id);
  const [step, setStep] = useState<Step | null>(null);
  const invoice = query.currentData;
  const title = invoice === undefined ? 'Invoice' : `Invoice ${invoice.number}`;
  return (
    <PanelDialog
      title={title}
      subtitle={invoice && (invoice.role === 'buyer' ? invoice.vendor : invoice.community)}
      onClose={onClose}
    >
      <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
        {(loaded) => <Details invoice={loaded} onStep={setStep} />}
      </Loaded>

      {invoice !== undefined && step !== null && (
        <StepDialog invoice={invoice} step={step} onClose={() => setStep(null)} />
      )}
    </PanelDialog>
  );
}

interface StepDialogProps {
  readonly invoice: VendorInvoice;
  readonly step: Step;
  readonly onClose: () => void;
}

function StepDialog({ invoice, step, onClose }: StepDialogProps) {
  const [decide] = useDecideVendorInvoiceMutation();
  const [record] = useRecordVendorInvoicePaymentMutation();
  const [voidPayment] = useVoidVendorInvoicePaymentMutation();
  const { id, number, open_cents: open } = invoice;
  switch (step) {
    case 'pay':
      return (
        <PayDialog
          title={`Pay invoice ${number}`}
          target={{ vendorInvoiceId: id }}
          due={Math.min(open, MOST_ONLINE_CENTS)}
          onClose={onClose}
        />
      );
    case 'record':
      return (
        <RecordPaymentDialog
          open={open}
          save={(payment) => record({ ...payment, invoice: id })}
          onClose={onClose}
        />
      );
    case 'approve':
    case 'decline':
      return (
        <ReasonDialog
          title={step === 'approve' ? 'Approve with differences' : 'Decline invoice'}
          action={step === 'approve' ? 'Approve with differences' : 'Decline invoice'}
          shortest={1}
          save={(reason) => decide({ id, approves: step === 'approve', reason })}
          onClose={onClose}
        />
      );
    default:
      return 'refund' in step ? (
        <RefundDialog
          id={step.refund.id}
          remaining={step.refund.refundable_cents}
          onClose={onClose}
        />
      ) : (
        <ReasonDialog
          title="Void payment"
          action="Void payment"
          shortest={1}
          save={(reason) => voidPayment({ id: step.void.id, reason })}
          onClose={onClose}
        />
      );
  }
}

interface DetailsProps {
  readonly invoice: VendorInvoice;
  readonly onStep: (step: Step) => void;
}

function Details({ invoice, onStep }: DetailsProps) {
  const { role, status, internal, reason } = invoice;
  const statuses = role === 'buyer' ? INVOICE_STATUSES : VENDOR_STATUSES;
  return (
    <>
      <p>
        <span className={styles.status} data-status={status}>
          {statuses[status]}
        </span>
        {status === 'sent' && internal !== null && invoice.work_order_id !== null
          ? ` · ${labelOf(APPROVAL_LEVELS, internal.level)}`
          : ''}
        {reason === null ? '' : ` · ${reason}`}
      </p>
      <MatchNote invoice={invoice} />
      <Actions invoice={invoice} onStep={onStep} />
      <Facts invoice={invoice} />
      <Lines invoice={invoice} />
      <InvoicePayments
        invoice={invoice}
        onRefund={(refund) => onStep({ refund })}
        onVoid={(payment) => onStep({ void: payment })}
      />
      {internal !== null && internal.approvals.length > 0 && (
        <section aria-label="Decisions" className={ui.stack8}>
          <h3>Decisions</h3>
          <ul className={styles.rows}>
            {internal.approvals.map(({ is_approved: isApproved, at, by, reason: why }) => (
              <li key={at}>
                <span>
                  {[isApproved ? 'Approved' : 'Declined', why].filter(Boolean).join(': ')}
                  <span className={ui.subline}>
                    {by} · {formatZonedTime(at, invoice.time_zone)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** How the invoice compares with what was recorded or ordered. */
function MatchNote({ invoice }: { readonly invoice: VendorInvoice }) {
  const { internal, status, total_cents: total, tax_cents: tax } = invoice;
  if (internal === null || !['sent', 'on_hold'].includes(status)) return null;
  if (!internal.is_verified) {
    return (
      <p role="note" className={ui.warning}>
        The work isn't verified yet. Verify it before you approve the invoice.
      </p>
    );
  }
  if (!internal.has_difference) {
    return (
      <p className={ui.muted}>
        {internal.cost_cents === null
          ? 'Matches the order and receipts.'
          : 'Matches the costs on the work order.'}
      </p>
    );
  }
  return (
    <p role="note" className={ui.warning}>
      {internal.cost_cents === null
        ? 'Differs from the order or receipts.'
        : `${formatCents(total - tax)} before tax; the work order has ${formatCents(internal.cost_cents)}.`}
    </p>
  );
}

function Actions({ invoice, onStep }: DetailsProps) {
  const [decide, decided] = useDecideVendorInvoiceMutation();
  const [withdraw, withdrawn] = useWithdrawVendorInvoiceMutation();
  const { id, internal, open_cents: open, purchase_id: purchase } = invoice;
  const canPay = internal?.can_pay === true && open > 0;
  return (
    <div className={ui.stack8}>
      <div className={ui.wrap}>
        {invoice.can_approve && internal?.is_verified === true && (
          <Button
            size="small"
            intent="primary"
            loading={decided.isLoading}
            onClick={() =>
              internal.has_difference
                ? onStep('approve')
                : void decide({ id, approves: true, reason: '' })
            }
          >
            {internal.has_difference ? 'Approve with reason' : 'Approve'}
          </Button>
        )}
        {invoice.can_approve && (
          <Button size="small" onClick={() => onStep('decline')}>
            Decline
          </Button>
        )}
        {internal !== null && purchase !== null && ['sent', 'on_hold'].includes(invoice.status) && (
          <RouteLink to="operatorProcurement" query={{ purchase }}>
            Decide on the purchase order
          </RouteLink>
        )}
        {canPay && internal.takes_online && (
          <Button size="small" intent="primary" onClick={() => onStep('pay')}>
            Pay online
          </Button>
        )}
        {canPay && (
          <Button size="small" onClick={() => onStep('record')}>
            Record payment
          </Button>
        )}
        {invoice.can_withdraw && (
          <Button size="small" loading={withdrawn.isLoading} onClick={() => void withdraw(id)}>
            Withdraw invoice
          </Button>
        )}
      </div>
      {canPay && !internal.takes_online && (
        <p className={ui.muted}>The vendor doesn't take online payments yet.</p>
      )}
      <ServerError error={decided.error ?? withdrawn.error} title="Not saved" />
    </div>
  );
}

function Facts({ invoice }: { readonly invoice: VendorInvoice }) {
  const { work_order_id: order, purchase_id: purchase, role, file, source } = invoice;
  const target =
    role === 'buyer' && order !== null ? (
      <RouteLink to="operatorMaintenance" query={{ order }}>
        {source}
      </RouteLink>
    ) : role === 'buyer' && purchase !== null ? (
      <RouteLink to="operatorProcurement" query={{ purchase }}>
        {source}
      </RouteLink>
    ) : (
      source
    );
  const facts: readonly GridFact[] = [
    ['For', target],
    ['Invoice date', formatCalendarDay(invoice.invoiced_on)],
    ['Payment due', invoice.due_on === null ? null : formatCalendarDay(invoice.due_on)],
    ['Paid', formatCents(invoice.paid_cents)],
    ['Note', invoice.note],
    ['File', file === null ? null : <FileLink key="file" file={file} />],
  ];
  return <FactGrid facts={facts} />;
}

function FileLink({ file }: { readonly file: NonNullable<VendorInvoice['file']> }) {
  const [link, { isLoading }] = useRecordFileLinkMutation();
  async function open() {
    const { data } = await link(file);
    if (data !== undefined) location.assign(data.signedUrl);
  }
  return (
    <button
      type="button"
      className={`${ui.linkButton} ${styles.open}`}
      disabled={isLoading}
      onClick={() => void open()}
    >
      {file.name} <span className={ui.caption}>{formatBytes(file.size)}</span>
    </button>
  );
}

function Lines({ invoice }: { readonly invoice: VendorInvoice }) {
  return (
    <ScrollTable
      label="Items"
      columns={['Item', { number: 'Quantity' }, { number: 'Unit price' }, { number: 'Amount' }]}
      className={operator.table}
      foot={
        <tr>
          <th scope="row">Total</th>
          <td colSpan={2} />
          <td className={operator.number}>{formatCents(invoice.total_cents)}</td>
        </tr>
      }
    >
      {invoice.lines.map((line) => (
        <tr key={line.id}>
          <th scope="row">{line.description}</th>
          <td className={operator.number}>{line.quantity}</td>
          <td className={operator.number}>{formatCents(line.unit_cents)}</td>
          <td className={operator.number}>{formatCents(line.total_cents)}</td>
        </tr>
      ))}
      {invoice.tax_cents > 0 && (
        <tr>
          <th scope="row">Tax and freight</th>
          <td colSpan={2} />
          <td className={operator.number}>{formatCents(invoice.tax_cents)}</td>
        </tr>
      )}
    </ScrollTable>
  );
}
