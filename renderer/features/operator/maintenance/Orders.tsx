import { Button } from '@blueprintjs/core';
import {
  MAINTENANCE_CATEGORIES,
  MAINTENANCE_PRIORITIES,
  WORK_ORDER_STATES,
} from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { toOptions } from '#shared/records/choice.ts';
import { SaveCsv } from '../../../ui/file/SaveCsv.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { FilterButtons } from '../../../ui/search/FilterButtons.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { ViewButtons } from '../../../ui/search/ViewButtons.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import ui from '../../../ui/theme/ui.module.css';
import operator from '../Operator.module.css';
import styles from './Maintenance.module.css';
import type { OrderListKey } from './maintenanceApi.ts';
import type { WorkOrder, WorkOrderList } from './maintenanceShapes.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { OrdersBoard } from './OrdersBoard.tsx';
import { OrdersTable } from './OrdersTable.tsx';
import { isLate, isOverdue } from './orderText.ts';

interface OrdersProps {
  readonly list: WorkOrderList;
  readonly listKey: OrderListKey;
}

const FILTERS = ['state', 'priority', 'category', 'only'] as const;

function isShown(order: WorkOrder, params: URLSearchParams): boolean {
  const only = params.get('only');
  const words = (params.get('find') ?? '').toLowerCase().trim();
  return (
    (params.get('state') ?? order.state) === order.state &&
    (params.get('priority') ?? order.priority) === order.priority &&
    (params.get('category') ?? order.category) === order.category &&
    (only === null ||
      (only === 'open' && order.state !== 'done') ||
      (only === 'overdue' && isOverdue(order)) ||
      (only === 'late' && isLate(order)) ||
      (only === 'verify' && order.state === 'done') ||
      (only === 'mine' && order.is_mine)) &&
    [`${order.number}`, order.title, order.place, order.assignee, order.requester]
      .join(' ')
      .toLowerCase()
      .includes(words)
  );
}

const COLUMNS = [
  'Number',
  'Title',
  'Place',
  'Category',
  'Priority',
  'State',
  'Requested by',
  'Requested at',
  'Assigned to',
  'Due at',
  'Completed at',
  'Cost',
];

const toCells = (order: WorkOrder) => [
  order.number,
  order.title,
  order.place,
  labelOf(MAINTENANCE_CATEGORIES, order.category),
  labelOf(MAINTENANCE_PRIORITIES, order.priority),
  labelOf(WORK_ORDER_STATES, order.state),
  order.requester,
  order.requested_at,
  order.assignee,
  order.due_at,
  order.completed_at,
  order.cost,
];

/** Work orders as a board or a list, with the numbers that filter them. */
export function Orders({ list, listKey }: OrdersProps) {
  const { params, change } = useUrlSearch();
  const { numbers } = list;
  const isClosed = listKey.view === 'closed';
  const shown = list.orders.filter((order) => isShown(order, params));
  const id = params.get('order');
  const only = params.get('only');
  const isBoard = params.get('as') !== 'list' && !isClosed;
  const choose = (value: string | null) =>
    value === 'closed' || (isClosed && value === null)
      ? change([
          ['view', value],
          ['only', null],
          ['state', null],
        ])
      : change([
          ['view', null],
          ['only', value],
        ]);
  const average = numbers.average_days;
  const filters = [
    { id: 'open', label: 'Open', count: numbers.open },
    { id: 'overdue', label: 'Overdue', count: numbers.overdue, isAlert: numbers.overdue > 0 },
    { id: 'late', label: 'Past response target', count: numbers.late, isAlert: numbers.late > 0 },
    { id: 'verify', label: 'To verify', count: numbers.to_verify },
    ...(isClosed
      ? []
      : [{ id: 'mine', label: 'Mine', count: list.orders.filter((one) => one.is_mine).length }]),
    {
      id: 'closed',
      label: `Completed in 90 days${average === null ? '' : `, ${average} days on average`}`,
    },
  ];
  const open = (orderId: string) => change([['order', orderId]]);
  const row = list.orders.find((one) => one.id === id);
  return (
    <div className={ui.stack12}>
      <div className={operator.bar}>
        <FilterButtons
          label="Numbers"
          filters={filters}
          chosen={isClosed ? 'closed' : only}
          onChoose={choose}
        />
        <div className={styles.end}>
          <RouteLink to="mobileWorkOrders">Phone view</RouteLink>
          {shown.length > 0 && (
            <SaveCsv name="Work orders" head={COLUMNS} rows={() => shown.map(toCells)} />
          )}
          {!isClosed && (
            <ViewButtons
              label="View"
              views={[
                [true, 'Board'],
                [false, 'List'],
              ]}
              chosen={isBoard}
              onChoose={(board) => change([['as', board ? null : 'list']])}
            />
          )}
        </div>
      </div>
      <Filters isBoard={isBoard} />
      {list.is_cut && (
        <p className={ui.caption}>Showing the first 1,000 orders. Filter to find others.</p>
      )}
      {list.orders.length === 0 ? (
        <EmptyState title={isClosed ? 'Nothing completed in 90 days' : 'No open work orders'}>
          Requests from staff, families, QR labels, and schedules appear here.
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState
          title="No results"
          action={
            <Button
              onClick={() =>
                change([...FILTERS, 'find'].map((name) => [name, null] as [string, null]))
              }
            >
              Clear filters
            </Button>
          }
        >
          No work order matches these filters.
        </EmptyState>
      ) : isBoard ? (
        <OrdersBoard orders={shown} listKey={listKey} onOpen={open} />
      ) : (
        <OrdersTable orders={shown} zone={list.time_zone} onOpen={open} />
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
    </div>
  );
}

function Filters({ isBoard }: { readonly isBoard: boolean }) {
  const { params, change } = useUrlSearch();
  const selects = [
    ['state', 'State', WORK_ORDER_STATES],
    ['priority', 'Priority', MAINTENANCE_PRIORITIES],
    ['category', 'Category', MAINTENANCE_CATEGORIES],
  ] as const;
  const active = FILTERS.flatMap((name) => {
    const value = params.get(name);
    return value === null || name === 'only'
      ? []
      : [labelOf(selects.find(([one]) => one === name)?.[2] ?? [], value)];
  });
  return (
    <div className={operator.bar}>
      <input
        type="search"
        aria-label="Find work orders"
        placeholder="Find by number, title, or place"
        value={params.get('find') ?? ''}
        onChange={({ target }) => change([['find', target.value === '' ? null : target.value]])}
      />
      {selects
        .filter(([name]) => name !== 'state' || !isBoard)
        .map(([name, label, choices]) => (
          <Select
            key={name}
            aria-label={label}
            options={[['', `Any ${label.toLowerCase()}`], ...toOptions(choices)]}
            value={params.get(name) ?? ''}
            onChange={({ target }) => change([[name, target.value === '' ? null : target.value]])}
          />
        ))}
      {active.length > 0 && (
        <Button
          size="small"
          variant="minimal"
          onClick={() => change(FILTERS.map((name) => [name, null]))}
        >
          Clear filters
        </Button>
      )}
    </div>
  );
}
