import { MAINTENANCE_PRIORITIES, WORK_ORDER_STATES } from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './Maintenance.module.css';
import { useVendorOrdersQuery } from './maintenanceApi.ts';
import type { VendorOrder } from './maintenanceShapes.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { describeDue, isOverdue } from './orderText.ts';

const VIEWS = [
  [
    'offered',
    'To accept',
    (one: VendorOrder) => one.state === 'assigned' && one.accepted_at === null,
  ],
  [
    'open',
    'In work',
    (one: VendorOrder) =>
      ['in_progress', 'waiting'].includes(one.state) ||
      (one.state === 'assigned' && one.accepted_at !== null),
  ],
  ['done', 'Done', (one: VendorOrder) => ['done', 'verified'].includes(one.state)],
] as const;

/** Work orders that communities assigned to the user's vendor company. */
export function VendorOrdersScreen() {
  const query = useVendorOrdersQuery(undefined, { pollingInterval: 60_000 });
  return (
    <Page>
      <PageHeader />
      <Loaded
        answer={query}
        waiting={<Skeleton height="24rem" />}
        nothing={
          <EmptyState title="No work orders yet">
            Orders that communities assign to your company appear here.
          </EmptyState>
        }
      >
        {(orders) => <VendorOrders orders={orders} />}
      </Loaded>
    </Page>
  );
}

function VendorOrders({ orders }: { readonly orders: readonly VendorOrder[] }) {
  const { params, change } = useUrlSearch();
  const view = VIEWS.find(([value]) => value === params.get('view'));
  const shown = view === undefined ? orders : orders.filter(view[2]);
  const id = params.get('order');
  return (
    <div className={ui.stack12}>
      <div className={operator.bar}>
        <FilterButtons
          label="Views"
          filters={VIEWS.map(([id, label, is]) => ({ id, label, count: orders.filter(is).length }))}
          chosen={view?.[0]}
          onChoose={(id) => change([['view', id]])}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState title="Nothing here">No work order is in this state.</EmptyState>
      ) : (
        <OperatorTable
          label="Work orders"
          className={styles.list}
          columns={['Work', 'State', 'Due', 'Community', 'Priority']}
        >
          {shown.map((order) => (
            <tr key={order.id}>
              <th scope="row">
                <OpenButton onClick={() => change([['order', order.id]])}>{order.title}</OpenButton>
                {order.place !== null && <span className={ui.subline}>{order.place}</span>}
              </th>
              <td>
                <span className={styles.state} data-state={order.state}>
                  {VIEWS[0][2](order) ? 'To accept' : labelOf(WORK_ORDER_STATES, order.state)}
                </span>
              </td>
              <td data-label="Due" className={isOverdue(order) ? styles.late : undefined}>
                {order.completed_at === null ? describeDue(order.due_at) : 'Done'}
              </td>
              <td>
                {order.community}
                <span className={ui.subline}>{order.city}</span>
              </td>
              <td>
                <span className={styles.priority} data-priority={order.priority}>
                  {labelOf(MAINTENANCE_PRIORITIES, order.priority)}
                </span>
              </td>
            </tr>
          ))}
        </OperatorTable>
      )}
      {id !== null && (
        <OrderPanel
          key={id}
          id={id}
          title={orders.find((one) => one.id === id)?.title ?? 'Work order'}
          onClose={() => change([['order', null]])}
        />
      )}
    </div>
  );
}
