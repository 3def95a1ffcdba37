import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

const billingIn = getNumbers('resident_billing', object({ overdue: number, to_post: number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const found = billingIn(numbers);
    if (found === null) return [];
    const { overdue, to_post: waiting } = found;
    const items = [];
    if (waiting > 0) {
      items.push({
        title: waiting === 1 ? '1 billing run to post' : `${counted(waiting)} billing runs to post`,
        detail: 'Approved, and not posted yet.',
        intent: 'warning',
        count: waiting,
        action: { to: 'operatorBilling', label: 'Post' },
      } as const);
    }
    if (overdue > 0) {
      items.push({
        title:
          overdue === 1
            ? '1 resident with an overdue balance'
            : `${counted(overdue)} residents with overdue balances`,
        detail: 'Private pay, past the due date.',
        intent: 'none',
        count: overdue,
        action: {
          to: 'operatorBilling',
          label: 'Review',
          query: { tab: 'residents', only: 'overdue' },
        },
      } as const);
    }
    return items;
  },
};
