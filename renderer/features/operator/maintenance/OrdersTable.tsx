import { formatCents } from '#shared/format/money.ts';
import {
  MAINTENANCE_CATEGORIES,
  MAINTENANCE_PRIORITIES,
  WORK_ORDER_STATES,
} from '#shared/operator/maintenance.ts';
import { labelOf } from '#shared/operator/residents.ts';
import { OpenButton } from '../../../ui/table/OpenButton.tsx';
import operator from '../Operator.module.css';
import { OperatorTable } from '../OperatorTable.tsx';
import styles from './Maintenance.module.css';
import type { WorkOrder } from './maintenanceShapes.ts';
import { describeDue, formatWhen, isLate, isOverdue } from './orderText.ts';

interface OrdersTableProps {
  readonly orders: readonly WorkOrder[];
  readonly zone: string;
  readonly onOpen: (id: string) => void;
}

/** Work orders, due first. */
export function OrdersTable({ orders, zone, onOpen }: OrdersTableProps) {
  return (
    <OperatorTable
      label="Work orders"
      className={styles.list}
      columns={[
        { number: 'No.' },
        'Work',
        'Place',
        'State',
        'Priority',
        'Category',
        'Assigned to',
        'Due',
        'Requested',
        { number: 'Cost' },
      ]}
    >
      {orders.map((order) => (
        <tr key={order.id}>
          <td data-label="No." className={operator.number}>
            {order.number}
          </td>
          <th scope="row">
            <OpenButton onClick={() => onOpen(order.id)}>{order.title}</OpenButton>
          </th>
          <td data-label="Place">{order.place ?? '—'}</td>
          <td>
            <span className={styles.state} data-state={order.state}>
              {labelOf(WORK_ORDER_STATES, order.state)}
            </span>
          </td>
          <td>
            <span className={styles.priority} data-priority={order.priority}>
              {labelOf(MAINTENANCE_PRIORITIES, order.priority)}
            </span>
          </td>
          <td>{labelOf(MAINTENANCE_CATEGORIES, order.category)}</td>
          <td data-label="Assigned to">
            {order.assignee ??
              (isLate(order) ? <span className={styles.late}>Past response target</span> : '—')}
          </td>
          <td data-label="Due" className={isOverdue(order) ? styles.late : undefined}>
            {order.completed_at === null
              ? describeDue(order.due_at)
              : `Done ${formatWhen(order.completed_at, zone)}`}
          </td>
          <td data-label="Requested">{formatWhen(order.requested_at, zone)}</td>
          <td data-label="Cost" className={operator.number}>
            {order.cost === 0 ? '—' : formatCents(order.cost * 100)}
          </td>
        </tr>
      ))}
    </OperatorTable>
  );
}
