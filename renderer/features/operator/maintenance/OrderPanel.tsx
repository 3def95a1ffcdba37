import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay } from '#shared/format/date.ts';
import {
  listNextStates,
  MAINTENANCE_CATEGORIES,
  MAINTENANCE_PRIORITIES,
  nameTransition,
  needsReason,
  WORK_ORDER_STATES,
} from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { PanelDialog } from '../../../ui/dialog/PanelDialog.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { FactGrid, type GridFact } from '../../../ui/panel/FactGrid.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { Files } from '../compliance/index.ts';
import { InvoicePanel, SendInvoice, TargetInvoices } from '../vendorInvoices/index.ts';
import styles from './Maintenance.module.css';
import {
  type OrderListKey,
  useAnswerWorkOrderMutation,
  useSetWorkOrderStateMutation,
  useWorkOrderQuery,
} from './maintenanceApi.ts';
import type { OrderDetails, WorkOrder } from './maintenanceShapes.ts';
import { AssignOrder, ChangeState, DeclineOffer, EditOrder } from './OrderDialogs.tsx';
import { OrderCosts, OrderPhotos, OrderTimeline } from './OrderParts.tsx';
import { describeDue, formatWhen, isOverdue } from './orderText.ts';

interface OrderPanelProps {
  readonly id: string;
  readonly title: string;
  /** The list's row, with what only the team sees. */
  readonly row?: WorkOrder | undefined;
  readonly shown?: OrderListKey | undefined;
  readonly onClose: () => void;
}

type Step =
  | 'edit'
  | 'assign'
  | 'decline'
  | 'invoice'
  | { readonly to: string }
  | { readonly open: string };

/** A work order: facts, actions, costs, photos, and history. */
export function OrderPanel({ id, title, row, shown, onClose }: OrderPanelProps) {
  const query = useWorkOrderQuery(id);
  const [step, setStep] = useState<Step | null>(null);
  const order = query.currentData;
  return (
    <PanelDialog
      title={order?.title ?? title}
      subtitle={
        order &&
        [`No. ${order.number}`, order.place, order.community.name].filter(Boolean).join(' · ')
      }
      onClose={onClose}
    >
      <Loaded answer={query} waiting={<Skeleton height="24rem" />}>
        {(loaded) => <Details order={loaded} row={row} shown={shown} onStep={setStep} />}
      </Loaded>

      {order !== undefined && step !== null && (
        <StepDialog
          order={order}
          row={row}
          shown={shown}
          step={step}
          onClose={() => setStep(null)}
          onDeclined={onClose}
        />
      )}
    </PanelDialog>
  );
}

interface StepDialogProps {
  readonly order: OrderDetails;
  readonly row: WorkOrder | undefined;
  readonly shown: OrderListKey | undefined;
  readonly step: Step;
  readonly onClose: () => void;
  readonly onDeclined: () => void;
}

function StepDialog({ order, row, shown, step, onClose, onDeclined }: StepDialogProps) {
  const [answer] = useAnswerWorkOrderMutation();
  const communityId = order.community.id;
  if (step === 'decline') {
    return (
      <DeclineOffer
        title={order.title}
        save={async (reason) => {
          const result = await answer({ id: order.id, accepts: false, reason });
          if (result.error === undefined) onDeclined();
          return result;
        }}
        onClose={onClose}
      />
    );
  }
  if (step === 'invoice') return <SendInvoice target={invoiceOf(order)} onClose={onClose} />;
  if (typeof step === 'object' && 'open' in step) {
    return <InvoicePanel id={step.open} onClose={onClose} />;
  }
  if (typeof step === 'object') {
    return <ChangeState order={order} to={step.to} shown={shown} onClose={onClose} />;
  }
  if (communityId === null) return null;
  if (step === 'assign') {
    return <AssignOrder order={order} communityId={communityId} onClose={onClose} />;
  }
  if (row === undefined) return null;
  return (
    <EditOrder
      order={{ ...order, unit_id: row.unit_id, asset_id: row.asset_id }}
      communityId={communityId}
      onClose={onClose}
    />
  );
}

/** An invoice that starts with the costs the vendor recorded. */
const invoiceOf = (order: OrderDetails) => ({
  workOrderId: order.id,
  purchaseId: null,
  lines: order.lines
    .filter(({ is_vendor: isVendor }) => isVendor)
    .map(({ description, quantity, unit_cost: cost }) => ({
      description,
      quantity,
      unitCents: Math.round(cost * 100),
    })),
});

interface DetailsProps {
  readonly order: OrderDetails;
  readonly row: WorkOrder | undefined;
  readonly shown: OrderListKey | undefined;
  readonly onStep: (step: Step) => void;
}

function Details({ order, row, shown, onStep }: DetailsProps) {
  return (
    <>
      <p className={styles.status}>
        <span className={styles.state} data-state={order.state}>
          {labelOf(WORK_ORDER_STATES, order.state)}
        </span>
        {order.priority !== 'normal' && (
          <span className={styles.priority} data-priority={order.priority}>
            {labelOf(MAINTENANCE_PRIORITIES, order.priority)}
          </span>
        )}
        {isOverdue(order) && <span className={styles.late}>{describeDue(order.due_at)}</span>}
        {order.reason !== null && <span className={ui.muted}>{order.reason}</span>}
      </p>
      <OrderActions order={order} canEdit={row !== undefined} shown={shown} onStep={onStep} />
      <OrderFacts order={order} row={row} />
      <OrderPhotos order={order} />
      <OrderCosts order={order} />
      <TargetInvoices
        targetId={order.id}
        side={order.role === 'vendor' ? 'vendor' : 'buyer'}
        onSend={
          order.role === 'vendor' && ['done', 'verified'].includes(order.state)
            ? () => onStep('invoice')
            : null
        }
        onOpen={(open) => onStep({ open })}
      />
      <OrderTimeline order={order} />
    </>
  );
}

interface OrderActionsProps {
  readonly order: OrderDetails;
  readonly canEdit: boolean;
  readonly shown: OrderListKey | undefined;
  readonly onStep: (step: Step) => void;
}

/** The next state as the primary button, and everything else in a menu. */
export function OrderActions({ order, canEdit, shown, onStep }: OrderActionsProps) {
  const [setState, { error, isLoading }] = useSetWorkOrderStateMutation();
  const [answer, answered] = useAnswerWorkOrderMutation();
  const isManager = order.role === 'manager';
  const isOffer = !isManager && order.state === 'assigned' && order.accepted_at === null;
  if (isOffer) {
    return (
      <div className={ui.line}>
        <Button
          intent="primary"
          loading={answered.isLoading}
          onClick={() => void answer({ id: order.id, accepts: true, reason: null })}
        >
          Accept order
        </Button>
        <Button onClick={() => onStep('decline')}>Decline</Button>
        <ServerError error={answered.error} title="Not accepted" />
      </div>
    );
  }
  const next = listNextStates(order.state, isManager ? 'manager' : 'vendor');
  const isOpen = !['done', 'verified', 'declined'].includes(order.state);
  const change = (to: string) => {
    if (needsReason(to) || (to === 'done' && order.needs_signature)) {
      onStep({ to });
      return;
    }
    void setState({
      id: crypto.randomUUID(),
      orderId: order.id,
      state: to,
      at: new Date().toISOString(),
      name: `Work order ${order.number}: ${nameTransition(order.state, to).toLowerCase()}`,
      ...(shown !== undefined && { shown }),
    });
  };
  const primary =
    ['in_progress', 'done', 'verified'].find((state) => {
      const isReopening = order.state === 'done' && state === 'in_progress';
      return next.includes(state) && !isReopening;
    }) ?? null;
  const needsAssignee = isManager && ['requested', 'triaged'].includes(order.state);
  const others = next.filter((state) => state !== primary || needsAssignee);
  return (
    <div className={ui.line}>
      {needsAssignee && (
        <Button intent="primary" onClick={() => onStep('assign')}>
          Assign
        </Button>
      )}
      {primary !== null && !needsAssignee && (
        <Button intent="primary" loading={isLoading} onClick={() => change(primary)}>
          {nameTransition(order.state, primary)}
        </Button>
      )}
      {(others.length > 0 || isManager) && (
        <MenuButton
          label="More actions"
          sections={[
            {
              entries: others.map((state) => ({
                name: nameTransition(order.state, state),
                onChoose: () => change(state),
              })),
            },
            {
              entries: [
                ...(isManager && isOpen && !needsAssignee
                  ? [{ name: 'Assign', onChoose: () => onStep('assign') }]
                  : []),
                ...(isManager && canEdit && order.state !== 'verified' && order.state !== 'declined'
                  ? [{ name: 'Edit', onChoose: () => onStep('edit') }]
                  : []),
              ],
            },
          ].filter(({ entries }) => entries.length > 0)}
        >
          More
        </MenuButton>
      )}
      <ServerError error={error} title="Not changed" />
    </div>
  );
}

const hasManuals = (asset: OrderDetails['asset']): boolean =>
  asset !== null && (asset.manual_url !== null || asset.files.length > 0);

function Manuals({ order: { asset, community } }: { readonly order: OrderDetails }) {
  if (asset === null) return null;
  return (
    <span className={ui.actions}>
      {asset.manual_url !== null && (
        <a href={asset.manual_url} target="_blank" rel="noreferrer">
          Open linked manual
        </a>
      )}
      {asset.id !== null && community.id !== null && (
        <Files
          communityId={community.id}
          kind="asset"
          subjectId={asset.id}
          title={asset.name}
          files={asset.files}
          canChange={false}
        />
      )}
    </span>
  );
}

function OrderFacts({
  order,
  row,
}: {
  readonly order: OrderDetails;
  readonly row: WorkOrder | undefined;
}) {
  const zone = order.community.time_zone;
  const { asset } = order;
  const facts: readonly GridFact[] = [
    ['Category', labelOf(MAINTENANCE_CATEGORIES, order.category)],
    ['Due', order.due_at === null ? null : formatWhen(order.due_at, zone)],
    ['Assigned to', order.assignee],
    ['Details', order.description, true],
    [
      'Requested',
      row === undefined
        ? null
        : `${row.requester}, ${formatWhen(order.requested_at, zone)}${order.requester_phone === null ? '' : ` · ${order.requester_phone}`}`,
    ],
    [
      'Response target',
      row === undefined || row.respond_by === null
        ? null
        : row.responded_at !== null
          ? row.responded_at <= row.respond_by
            ? 'Met'
            : 'Missed'
          : describeDue(row.respond_by),
    ],
    ['Address', order.role === 'vendor' ? order.community.address : null, true],
    ['Phone', order.role === 'vendor' ? order.community.phone : null],
    [
      'Asset',
      asset === null
        ? null
        : [asset.name, asset.make, asset.model, asset.serial && `S/N ${asset.serial}`]
            .filter(Boolean)
            .join(' · '),
      true,
    ],
    [
      'Warranty',
      asset === null || asset.warranty_until === null
        ? null
        : `Until ${formatCalendarDay(asset.warranty_until)}`,
    ],
    ['Manuals', hasManuals(asset) ? <Manuals key="manuals" order={order} /> : null],
    [
      'Completed',
      order.completed_at === null
        ? null
        : `${order.completer ?? ''}, ${formatWhen(order.completed_at, zone)}`,
    ],
    ['Signed', order.signature],
  ];
  return <FactGrid facts={facts} />;
}
