import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import { formatCents } from '#shared/format/money.ts';
import { formatZonedTime } from '#shared/format/zonedTime.ts';
import { monthLabel } from '#shared/operator/ledger.ts';
import {
  APPROVAL_LEVELS,
  describeDifferences,
  PURCHASE_STATUSES,
} from '#shared/operator/purchasing.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { accountLabel } from '#shared/underwriting/statements/accounts.ts';
import { ReasonDialog } from '../../../data/form/ReasonDialog.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { savePdf } from '../../../ui/file/saveFile.ts';
import { FactGrid } from '../../../ui/panel/FactGrid.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import { InvoicePanel, SendInvoice, TargetInvoices } from '../vendorInvoices/index.ts';
import { AddInvoice, ReceiveDialog } from './PurchaseDialogs.tsx';
import { PurchaseHistory, PurchaseInvoices } from './PurchaseParts.tsx';
import styles from './Purchasing.module.css';
import {
  useCancelPurchaseMutation,
  useDecidePurchaseMutation,
  usePurchaseOrderPdfMutation,
  usePurchaseQuery,
  useSendPurchaseOrderMutation,
} from './purchasingApi.ts';
import type { Purchase, PurchaseInside, PurchaseList } from './purchasingShapes.ts';
import { RequestPurchase } from './RequestPurchase.tsx';

interface PurchasePanelProps {
  readonly id: string;
  /** The community's list; null for a vendor. */
  readonly list: PurchaseList | null;
  readonly onClose: () => void;
}

type Step = 'edit' | 'decline' | 'override' | 'receive' | 'invoice' | { readonly open: string };

/** A purchase: approval, order, receipts, and how invoices match them. */
export function PurchasePanel({ id, list, onClose }: PurchasePanelProps) {
  const query = usePurchaseQuery(id);
  const [step, setStep] = useState<Step | null>(null);
  const purchase = query.currentData;
  const close = () => setStep(null);
  const inside = purchase?.internal ?? null;
  const title = nameOf(purchase);
  return (
    <PanelDialog
      title={title}
      subtitle={
        purchase &&
        [inside === null ? purchase.community : inside.reason, purchase.supplier].join(' · ')
      }
      onClose={onClose}
    >
      <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
        {(loaded) => <Details purchase={loaded} onStep={setStep} />}
      </Loaded>

      {purchase !== undefined && step !== null && (
        <StepDialog purchase={purchase} list={list} step={step} onClose={close} />
      )}
    </PanelDialog>
  );
}

interface StepDialogProps {
  readonly purchase: Purchase;
  readonly list: PurchaseList | null;
  readonly step: Step;
  readonly onClose: () => void;
}

function StepDialog({ purchase, list, step, onClose }: StepDialogProps) {
  const [decide] = useDecidePurchaseMutation();
  const { id, internal: inside } = purchase;
  if (typeof step === 'object') return <InvoicePanel id={step.open} onClose={onClose} />;
  if (inside === null) return <SendInvoice target={invoiceOf(purchase)} onClose={onClose} />;
  if (step === 'edit' && purchase.community_id !== null) {
    return (
      <RequestPurchase
        communityId={purchase.community_id}
        suppliers={list?.suppliers ?? []}
        workOrderId={inside.work_order_id}
        purchase={purchase}
        onClose={onClose}
      />
    );
  }
  if (step === 'override') {
    return (
      <ReasonDialog
        title="Approve over budget"
        action="Approve over budget"
        shortest={1}
        save={(reason) => decide({ id, version: inside.version, approves: true, reason })}
        onClose={onClose}
      />
    );
  }
  if (step === 'receive') return <ReceiveDialog purchase={purchase} onClose={onClose} />;
  if (step === 'invoice') return <AddInvoice purchase={purchase} onClose={onClose} />;
  return (
    <ReasonDialog
      title="Decline request"
      action="Decline request"
      shortest={1}
      save={(reason) => decide({ id, version: inside.version, approves: false, reason })}
      onClose={onClose}
    />
  );
}

/** An invoice that starts with what was received. */
const invoiceOf = (purchase: Purchase) => ({
  workOrderId: null,
  purchaseId: purchase.id,
  lines: purchase.lines.map((line) => ({
    key: line.id,
    description: line.description,
    quantity: line.received,
    unitCents: line.unit_cents,
  })),
});

function nameOf(purchase: Purchase | undefined): string {
  if (purchase === undefined) return 'Purchase';
  return purchase.order_number === null
    ? `Request ${purchase.number}`
    : `Purchase order ${purchase.order_number}`;
}

interface DetailsProps {
  readonly purchase: Purchase;
  readonly onStep: (step: Step) => void;
}

function Details({ purchase, onStep }: DetailsProps) {
  const { internal: inside, time_zone: zone } = purchase;
  return (
    <>
      {inside !== null && (
        <p>
          <span className={styles.status} data-status={inside.status}>
            {labelOf(PURCHASE_STATUSES, inside.status)}
          </span>
          {inside.status === 'requested' && ` · ${labelOf(APPROVAL_LEVELS, inside.level)}`}
        </p>
      )}
      {inside !== null && inside.splits !== null && (
        <p role="note" className={ui.warning}>
          With other requests to this supplier within 3 days, the total is{' '}
          {formatCents(inside.splits)}. That amount needs a higher approval.
        </p>
      )}
      {inside !== null && <BudgetNote inside={inside} />}
      <FactGrid
        facts={[
          ['Needed by', purchase.needed_by === null ? '—' : formatCalendarDay(purchase.needed_by)],
          ['Deliver to', purchase.address || purchase.community],
          ['Ordered', purchase.ordered_at && formatZonedTime(purchase.ordered_at, zone)],
          ['Account', inside && accountLabel(inside.account)],
          ['Sent to', inside?.sent_to],
          ['Work order', inside?.work_order],
        ]}
      />
      <Actions purchase={purchase} inside={inside} onStep={onStep} />
      <Lines purchase={purchase} />
      {purchase.ordered_at !== null && (
        <TargetInvoices
          targetId={purchase.id}
          side={inside === null ? 'vendor' : 'buyer'}
          onSend={
            inside === null && purchase.lines.some(({ received }) => received > 0)
              ? () => onStep('invoice')
              : null
          }
          onOpen={(open) => onStep({ open })}
        />
      )}
      {inside !== null && (
        <>
          <PurchaseInvoices invoices={inside.invoices} canDecide={inside.can_change} />
          <PurchaseHistory inside={inside} orderedAt={purchase.ordered_at} zone={zone} />
        </>
      )}
    </>
  );
}

/** Warns before the approval of a purchase that exceeds its account's budget. */
function BudgetNote({ inside: { status, budget } }: { readonly inside: PurchaseInside }) {
  if (status !== 'requested' || budget === null) return null;
  const { account, month, budget_cents, posted_cents, committed_cents, over_cents } = budget;
  const used = `${formatCents(posted_cents + committed_cents)} of ${formatCents(budget_cents)} used`;
  const name = `${accountLabel(account)}, ${monthLabel(month)}`;
  return over_cents > 0 ? (
    <p role="note" className={ui.warning}>
      {formatCents(over_cents)} over the budget of {name} ({used}). An executive director approves
      it with a reason.
    </p>
  ) : (
    <p className={ui.muted}>
      Within the budget of {name} ({used}).
    </p>
  );
}

interface ActionsProps {
  readonly purchase: Purchase;
  readonly inside: PurchaseInside | null;
  readonly onStep: (step: Step) => void;
}

function Actions({ purchase, inside, onStep }: ActionsProps) {
  const { id } = purchase;
  const [decide, decided] = useDecidePurchaseMutation();
  const [send, sent] = useSendPurchaseOrderMutation();
  const [cancel, cancelled] = useCancelPurchaseMutation();
  const [draw, drawn] = usePurchaseOrderPdfMutation();
  async function save() {
    const { data } = await draw(id);
    if (data !== undefined) savePdf(`Purchase order ${purchase.order_number ?? ''}`, data);
  }
  const pdf = purchase.order_number !== null && (
    <Button size="small" loading={drawn.isLoading} onClick={() => void save()}>
      Save PDF
    </Button>
  );
  if (inside === null) return <div className={ui.line}>{pdf}</div>;
  const { status, can_approve, can_change, is_mine, version, receipts, invoices } = inside;
  const isOrdered = purchase.ordered_at !== null && status !== 'cancelled';
  const isDecided = inside.approvals.length > 0;
  const isOver = (inside.budget?.over_cents ?? 0) > 0;
  return (
    <div className={ui.stack8}>
      <div className={ui.wrap}>
        {can_approve && (
          <>
            <Button
              size="small"
              intent="primary"
              loading={decided.isLoading}
              onClick={() =>
                isOver
                  ? onStep('override')
                  : void decide({ id, version, approves: true, reason: '' })
              }
            >
              {isOver ? 'Approve over budget' : 'Approve'}
            </Button>
            <Button size="small" onClick={() => onStep('decline')}>
              Decline
            </Button>
          </>
        )}
        {status === 'approved' && can_change && (
          <Button
            size="small"
            intent="primary"
            loading={sent.isLoading}
            onClick={() => void send(id)}
          >
            Send order
          </Button>
        )}
        {isOrdered && purchase.lines.some(({ received, quantity }) => received < quantity) && (
          <Button size="small" intent="primary" onClick={() => onStep('receive')}>
            Record receipt
          </Button>
        )}
        {isOrdered && can_change && status !== 'closed' && (
          <Button size="small" onClick={() => onStep('invoice')}>
            Enter invoice
          </Button>
        )}
        {status === 'requested' && is_mine && !isDecided && (
          <Button size="small" onClick={() => onStep('edit')}>
            Change request
          </Button>
        )}
        {pdf}
        {(is_mine || can_change) &&
          !['cancelled', 'declined', 'closed'].includes(status) &&
          receipts.length === 0 &&
          invoices.length === 0 && (
            <Button
              size="small"
              variant="minimal"
              loading={cancelled.isLoading}
              onClick={() => void cancel(id)}
            >
              Cancel purchase
            </Button>
          )}
      </div>
      <ServerError error={decided.error ?? sent.error ?? cancelled.error} title="Not saved" />
    </div>
  );
}

function Lines({ purchase }: { readonly purchase: Purchase }) {
  const isInside = purchase.internal !== null;
  const isOrdered = purchase.ordered_at !== null;
  return (
    <section aria-label="Items" className={ui.stack8}>
      <h3>Items</h3>
      <OperatorTable
        label="Items"
        columns={[
          'Item',
          { number: 'Ordered' },
          ...(isOrdered ? [{ number: 'Received' }] : []),
          ...(isOrdered && isInside ? [{ number: 'Invoiced' }] : []),
          { number: 'Unit price' },
          { number: 'Amount' },
        ]}
        foot={
          <tr>
            <th scope="row">Total</th>
            <td colSpan={isOrdered ? (isInside ? 4 : 3) : 2} />
            <td className={operator.number} data-key>
              {formatCents(purchase.total_cents)}
            </td>
          </tr>
        }
      >
        {purchase.lines.map((line) => {
          const differences = describeDifferences(line);
          return (
            <tr key={line.id}>
              <th scope="row">
                {line.description}
                {differences !== '' && <span className={styles.difference}>{differences}</span>}
              </th>
              <td className={operator.number} data-label="Ordered">
                {line.quantity}
              </td>
              {isOrdered && (
                <td className={operator.number} data-label="Received">
                  {line.received}
                </td>
              )}
              {isOrdered && isInside && (
                <td className={operator.number} data-label="Invoiced">
                  {line.invoiced}
                </td>
              )}
              <td className={operator.number} data-label="Unit price">
                {formatCents(line.unit_cents)}
              </td>
              <td className={operator.number} data-key>
                {formatCents(line.total_cents)}
              </td>
            </tr>
          );
        })}
      </OperatorTable>
    </section>
  );
}
