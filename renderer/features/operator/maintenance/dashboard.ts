import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

const ordersIn = getNumbers(
  'maintenance',
  object({ open: number, urgent: number, overdue: number, to_verify: number, offered: number }),
);

export const dashboard: DashboardPart = {
  figures: [
    {
      on: { operatorDashboard: 5 },
      of({ numbers }) {
        const found = ordersIn(numbers);
        return found === null || found.open === 0
          ? null
          : {
              label: 'Open work orders',
              value: counted(found.open),
              hint: `${counted(found.overdue)} overdue`,
              link: { to: 'operatorMaintenance', query: { only: 'open' } },
            };
      },
    },
  ],
  attention({ numbers }) {
    const found = ordersIn(numbers);
    if (found === null) return [];
    const { urgent, overdue, offered } = found;
    const items = [];
    if (urgent > 0) {
      items.push({
        title:
          urgent === 1
            ? '1 urgent work order is unassigned'
            : `${counted(urgent)} urgent work orders are unassigned`,
        detail: 'Assign someone within the response target.',
        intent: 'danger',
        count: urgent,
        action: { to: 'operatorMaintenance', label: 'Assign' },
      } as const);
    }
    if (overdue > 0) {
      items.push({
        title:
          overdue === 1 ? '1 work order is overdue' : `${counted(overdue)} work orders are overdue`,
        detail: 'In all your communities.',
        intent: 'warning',
        count: overdue,
        action: { to: 'operatorMaintenance', query: { only: 'overdue' }, label: 'Review' },
      } as const);
    }
    if (offered > 0) {
      items.push({
        title:
          offered === 1
            ? '1 work order waits for your answer'
            : `${counted(offered)} work orders wait for your answer`,
        detail: 'Accept or decline it.',
        intent: 'warning',
        count: offered,
        action: { to: 'workOrders', label: 'Review' },
      } as const);
    }
    return items;
  },
  counts: {
    operatorMaintenance: ({ numbers }) => ordersIn(numbers)?.urgent ?? 0,
    workOrders: ({ numbers }) => ordersIn(numbers)?.offered ?? 0,
  },
};
