import { BADGE_CAP } from '#shared/constants.ts';
import type { DashboardPart } from '../../core/dashboard/dashboardPart.ts';
import { numbersOf } from '../../core/dashboard/dashboardPart.ts';
import { number, object } from '../../kit/shape/shape.ts';

const numbersIn = numbersOf('notifications', object({ unread: number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const unread = numbersIn(numbers)?.unread ?? 0;
    if (unread === 0) return [];
    const many = unread > BADGE_CAP ? `${BADGE_CAP}+` : `${unread}`;
    return [
      {
        title: unread === 1 ? '1 unread notification' : `${many} unread notifications`,
        detail: 'What happened about your communities, messages and account.',
        intent: 'none',
        action: { to: 'notifications', label: 'Read', query: { show: 'unread' } },
      },
    ];
  },
  counts: { notifications: ({ numbers }) => numbersIn(numbers)?.unread ?? 0 },
  follows: () => [{ table: 'notifications' }],
};
