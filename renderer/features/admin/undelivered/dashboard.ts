import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

/** For administrators. */
const readDeadLetterCount = getNumbers('dead_letters', s.object({ dead: s.number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const dead = readDeadLetterCount(numbers)?.dead ?? 0;
    return countedItem(dead, {
      one: 'message could not be delivered',
      many: 'messages could not be delivered',
      detail: 'Delivery failed repeatedly, or the address is invalid.',
      intent: 'warning',
      action: { to: 'adminReports', label: 'See why', query: { undelivered: 'all' } },
    });
  },
};
