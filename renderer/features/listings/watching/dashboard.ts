import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const watchesIn = getNumbers('watches', s.object({ unread: s.number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const unread = watchesIn(numbers)?.unread ?? 0;
    return countedItem(unread, {
      one: 'change you watch',
      many: 'changes you watch',
      detail: 'Prices, statuses, surveys, and owners on your watchlist.',
      intent: 'none',
      action: { to: 'dealIntelligence', label: 'Open changes' },
    });
  },
};
