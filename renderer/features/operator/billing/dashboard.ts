import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const billingIn = getNumbers(
  'resident_billing',
  s.object({ overdue: s.number, to_post: s.number }),
);

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const found = billingIn(numbers);
    if (found === null) return [];
    const { overdue, to_post: waiting } = found;
    return [
      ...countedItem(waiting, {
        one: 'billing run to post',
        many: 'billing runs to post',
        detail: 'Approved, and not posted yet.',
        intent: 'warning',
        action: { to: 'operatorBilling', label: 'Post' },
      }),
      ...countedItem(overdue, {
        one: 'resident with an overdue balance',
        many: 'residents with overdue balances',
        detail: 'Private pay, past the due date.',
        intent: 'none',
        action: {
          to: 'operatorBilling',
          label: 'Review',
          query: { tab: 'residents', only: 'overdue' },
        },
      }),
    ];
  },
};
