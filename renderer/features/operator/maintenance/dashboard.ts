import {
  counted,
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const ordersIn = getNumbers(
  'maintenance',
  s.object({
    open: s.number,
    urgent: s.number,
    overdue: s.number,
    to_verify: s.number,
    offered: s.number,
  }),
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
    return [
      ...countedItem(urgent, {
        one: 'urgent work order is unassigned',
        many: 'urgent work orders are unassigned',
        detail: 'Assign someone within the response target.',
        intent: 'danger',
        action: { to: 'operatorMaintenance', label: 'Assign' },
      }),
      ...countedItem(overdue, {
        one: 'work order is overdue',
        many: 'work orders are overdue',
        detail: 'In all your communities.',
        intent: 'warning',
        action: { to: 'operatorMaintenance', query: { only: 'overdue' }, label: 'Review' },
      }),
      ...countedItem(offered, {
        one: 'work order waits for your answer',
        many: 'work orders wait for your answer',
        detail: 'Accept or decline it.',
        intent: 'warning',
        action: { to: 'workOrders', label: 'Review' },
      }),
    ];
  },
  counts: {
    operatorMaintenance: ({ numbers }) => ordersIn(numbers)?.urgent ?? 0,
    workOrders: ({ numbers }) => ordersIn(numbers)?.offered ?? 0,
  },
};
