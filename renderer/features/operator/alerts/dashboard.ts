import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const alertsIn = getNumbers('alerts', s.object({ open: s.number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const open = alertsIn(numbers)?.open ?? 0;
    return countedItem(open, {
      one: 'alert to acknowledge',
      many: 'alerts to acknowledge',
      detail: 'A figure passed the threshold of a rule.',
      intent: 'danger',
      action: { to: 'operatorAlerts', label: 'Open alerts' },
    });
  },
};
