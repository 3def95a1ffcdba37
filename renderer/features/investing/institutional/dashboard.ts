import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const approvalsIn = getNumbers('approvals', s.object({ waiting: s.number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const waiting = approvalsIn(numbers)?.waiting ?? 0;
    return countedItem(waiting, {
      one: 'wire or commitment to approve',
      many: 'wires and commitments to approve',
      detail: 'Another person asked. Two people must agree.',
      intent: 'warning',
      action: { to: 'institutionalInvestor', label: 'Review' },
    });
  },
};
