import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

const alertsIn = getNumbers('alerts', object({ open: number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const open = alertsIn(numbers)?.open ?? 0;
    if (open === 0) return [];
    return [
      {
        title: open === 1 ? '1 alert to acknowledge' : `${counted(open)} alerts to acknowledge`,
        detail: 'A figure passed the threshold of a rule.',
        intent: 'danger',
        count: open,
        action: { to: 'operatorAlerts', label: 'Open alerts' },
      } as const,
    ];
  },
};
