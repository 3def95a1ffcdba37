import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

const watchesIn = getNumbers('watches', object({ unread: number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const unread = watchesIn(numbers)?.unread ?? 0;
    if (unread === 0) return [];
    return [
      {
        title: unread === 1 ? '1 change you watch' : `${counted(unread)} changes you watch`,
        detail: 'Prices, statuses, surveys, and owners on your watchlist.',
        intent: 'none',
        count: unread,
        action: { to: 'dealIntelligence', label: 'Open changes' },
      } as const,
    ];
  },
};
