import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

const approvalsIn = getNumbers('approvals', object({ waiting: number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const waiting = approvalsIn(numbers)?.waiting ?? 0;
    if (waiting === 0) return [];
    return [
      {
        title:
          waiting === 1
            ? '1 wire or commitment to approve'
            : `${counted(waiting)} wires and commitments to approve`,
        detail: 'Another person asked. Two people must agree.',
        intent: 'warning',
        count: waiting,
        action: { to: 'institutionalInvestor', label: 'Review' },
      },
    ];
  },
};
