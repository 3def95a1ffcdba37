import { Button } from '@blueprintjs/core';
import { useCallback, useState } from 'react';
import {
  MAINTENANCE_PRIORITIES,
  nameTransition,
  WORK_ORDER_STATES,
} from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { SaveDialog } from '../../../data/form/SaveForm.tsx';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { plainText } from '../../../ui/form/textSchemas.ts';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import type { QueuedMutation } from '../../../workbench/data/offlineQueue.ts';
import { useQueuedCalls } from '../../../workbench/data/useQueuedCalls.ts';
import { ActingScreen } from '../acting/index.ts';
import { CommunityScreen } from '../CommunityScreen.tsx';
import operator from '../Operator.module.css';
import { LineDialog } from './AddLine.tsx';
import styles from './Maintenance.module.css';
import {
  maintenanceApi,
  type OrderListKey,
  useAddWorkOrderNoteMutation,
  useSetWorkOrderStateMutation,
  useWorkOrdersQuery,
} from './maintenanceApi.ts';
import type { WorkOrder, WorkOrderList } from './maintenanceShapes.ts';
import { ChangeState } from './OrderDialogs.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { AddPhoto } from './OrderParts.tsx';
import { describeDue, isOverdue } from './orderText.ts';

/** The phone screen of the maintenance team: own orders, due first. Changes, notes, costs, and photos also work offline. */
export function Component() {
  return (
    <CommunityScreen kind="work_orders">
      {(communityId) => (
        <ActingScreen key={communityId} communityId={communityId}>
          <MyOrders communityId={communityId} />
        </ActingScreen>
      )}
    </CommunityScreen>
  );
}

const KINDS = [
  'set_work_order_state',
  'add_work_order_note',
  'add_work_order_photo',
  'add_work_order_line',
];
/** Returns the changes made offline, and reloads the orders once they have been sent. */
function useQueuedChanges(): readonly QueuedMutation[] {
  const dispatch = useAppDispatch();
  const reload = useCallback(
    () => void dispatch(maintenanceApi.util.invalidateTags(['WorkOrders'])),
    [dispatch],
  );
  return useQueuedCalls(KINDS, reload);
}

/** Shows the states set offline, which a list cached before a reload doesn't have. */
function withQueuedStates(list: WorkOrderList, queued: readonly QueuedMutation[]): WorkOrderList {
  const states = new Map(
    queued
      .filter(({ kind, state }) => kind === 'set_work_order_state' && state === 'waiting')
      .map(({ recordId, values }) => [recordId, String(values.p_state)]),
  );
  return {
    ...list,
    orders: list.orders.map((order) => ({ ...order, state: states.get(order.id) ?? order.state })),
  };
}

/** The orders of a community's technician, with those of the team. */
export function MyOrders({ communityId }: { readonly communityId: string }) {
  const key: OrderListKey = { communityId, view: 'open', days: 90 };
  const query = useWorkOrdersQuery(key, { pollingInterval: 120_000, refetchOnFocus: true });
  const queued = useQueuedChanges();
  return (
    <div className={`${ui.stack12} ${operator.tab}`}>
      {queued.length > 0 && (
        <p role="status" className={ui.caption}>
          {queued.length === 1 ? '1 change waits' : `${queued.length} changes wait`} for a
          connection.
        </p>
      )}
      <Loaded answer={query} waiting={<Skeleton height="24rem" />} keepsLast>
        {(list) => <OrderCards list={withQueuedStates(list, queued)} listKey={key} />}
      </Loaded>
    </div>
  );
}

interface OrderCardsProps {
  readonly list: WorkOrderList;
  readonly listKey: OrderListKey;
}

function OrderCards({ list, listKey }: OrderCardsProps) {
  const { params, change } = useUrlSearch();
  const isAll = params.get('view') === 'all';
  const todo = list.orders.filter(({ state }) => state !== 'done');
  const mine = todo.filter((one) => one.is_mine);
  const shown = isAll ? todo : mine;
  const id = params.get('order');
  const row = list.orders.find((one) => one.id === id);
  return (
    <>
      <FilterButtons
        label="Shown orders"
        filters={[
          { id: 'mine', label: 'Mine', count: mine.length },
          { id: 'all', label: 'All open', count: todo.length },
        ]}
        chosen={isAll ? 'all' : 'mine'}
        onChoose={() => change([['view', isAll ? null : 'all']])}
      />
      {shown.length === 0 ? (
        <EmptyState
          title="Nothing assigned to you"
          action={<Button onClick={() => change([['view', 'all']])}>Show all open orders</Button>}
        >
          Orders assigned to you appear here, due first.
        </EmptyState>
      ) : (
        <ul className={styles.mobile}>
          {shown.map((order) => (
            <li key={order.id} className={`${operator.card} ${styles.card}`}>
              <OrderCard
                order={order}
                listKey={listKey}
                onOpen={() => change([['order', order.id]])}
              />
            </li>
          ))}
        </ul>
      )}
      {id !== null && (
        <OrderPanel
          key={id}
          id={id}
          title={row?.title ?? 'Work order'}
          row={row}
          shown={listKey}
          onClose={() => change([['order', null]])}
        />
      )}
    </>
  );
}

function describeDueDate(order: WorkOrder): string {
  if (order.due_at === null) return 'No due date';
  return isOverdue(order) ? describeDue(order.due_at) : `Due ${describeDue(order.due_at)}`;
}

interface OrderCardProps {
  readonly order: WorkOrder;
  readonly listKey: OrderListKey;
  readonly onOpen: () => void;
}

function OrderCard({ order, listKey, onOpen }: OrderCardProps) {
  const [setState, { error, isLoading }] = useSetWorkOrderStateMutation();
  const [asked, setAsked] = useState<'waiting' | 'done' | 'note' | 'cost' | null>(null);
  const isRunning = order.state === 'in_progress';
  const canStart = ['requested', 'triaged', 'assigned', 'waiting'].includes(order.state);
  const go = (state: string) =>
    void setState({
      id: crypto.randomUUID(),
      orderId: order.id,
      state,
      at: new Date().toISOString(),
      name: `Work order ${order.number}: ${nameTransition(order.state, state).toLowerCase()}`,
      shown: listKey,
    });
  return (
    <>
      <div className={styles.head}>
        <h2>
          <OpenButton onClick={onOpen}>{order.title}</OpenButton>
        </h2>
        <span className={styles.state} data-state={order.state}>
          {labelOf(WORK_ORDER_STATES, order.state)}
        </span>
      </div>
      <p>
        {order.place ?? '—'} · No. {order.number}
      </p>
      <p className={isOverdue(order) ? styles.late : ui.caption}>
        {order.priority !== 'normal' && `${labelOf(MAINTENANCE_PRIORITIES, order.priority)} · `}
        {describeDueDate(order)}
        {order.reason !== null && ` · ${order.reason}`}
      </p>
      <div className={styles.actions}>
        {canStart && (
          <Button
            size="large"
            intent="primary"
            loading={isLoading}
            aria-label={`${nameTransition(order.state, 'in_progress')}: ${order.title}`}
            onClick={() => go('in_progress')}
          >
            {nameTransition(order.state, 'in_progress')}
          </Button>
        )}
        {isRunning && (
          <>
            <Button
              size="large"
              intent="primary"
              loading={isLoading}
              aria-label={`Done: ${order.title}`}
              onClick={() => (order.needs_signature ? setAsked('done') : go('done'))}
            >
              Done
            </Button>
            <Button
              size="large"
              aria-label={`Pause: ${order.title}`}
              onClick={() => setAsked('waiting')}
            >
              Pause
            </Button>
          </>
        )}
        <Button size="large" aria-label={`Note: ${order.title}`} onClick={() => setAsked('note')}>
          Note
        </Button>
        {isRunning && (
          <Button
            size="large"
            aria-label={`Add cost: ${order.title}`}
            onClick={() => setAsked('cost')}
          >
            Add cost
          </Button>
        )}
      </div>
      {isRunning && <AddPhoto order={order} />}
      <ServerError error={error} title="Not changed" />
      {asked === 'note' && <NoteDialog order={order} onClose={() => setAsked(null)} />}
      {asked === 'cost' && <LineDialog order={order} onClose={() => setAsked(null)} />}
      {(asked === 'waiting' || asked === 'done') && (
        <ChangeState order={order} to={asked} shown={listKey} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

const noteForm = z.object({ note: plainText(2000).check(z.minLength(1, 'Enter a note.')) });

function NoteDialog({
  order,
  onClose,
}: {
  readonly order: WorkOrder;
  readonly onClose: () => void;
}) {
  const [add] = useAddWorkOrderNoteMutation();
  const form = useSaveForm({
    schema: noteForm,
    defaultValues: { note: '' },
    save: ({ note }, id) =>
      add({
        id,
        orderId: order.id,
        note,
        isInternal: false,
        at: new Date().toISOString(),
        name: `Note on work order ${order.number}`,
      }),
    onSaved: onClose,
  });
  return (
    <SaveDialog
      form={form}
      title={`Note: ${order.title}`}
      action="Add note"
      failure="Not added"
      onCancel={onClose}
    >
      <TextAreaField label="Note" rows={4} {...form.field('note')} />
    </SaveDialog>
  );
}
