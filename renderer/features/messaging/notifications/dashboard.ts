import { BADGE_CAP } from '#shared/constants.ts';
import { notificationPath } from '#shared/messaging/notifications/notification-path.ts';
import { type DashboardPart, getNumbers } from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const numbersIn = getNumbers('notifications', s.object({ unread: s.number }));
const movementIn = getNumbers(
  'movement',
  s.object({
    since: s.orNull(s.text),
    told: s.number,
    notices: s.listOf(
      s.object({ id: s.text, title: s.text, type: s.text, at: s.text, metadata: s.anything }),
    ),
  }),
);

export const dashboard: DashboardPart = {
  attention({ numbers, account }) {
    const unread = numbersIn(numbers)?.unread ?? 0;
    if (unread === 0) return [];
    const many = unread > BADGE_CAP ? `${BADGE_CAP}+` : `${unread}`;
    return [
      {
        title: unread === 1 ? '1 unread notification' : `${many} unread notifications`,
        detail: 'Updates about your communities, messages and account.',
        intent: 'none',
        action: { to: 'notifications', label: 'View', query: { show: 'unread' } },
        act: {
          label: 'Mark all as read',
          async run(dispatch) {
            const { notificationActions: notificationActs } = await import(
              './notificationActions.ts'
            );
            const { markAllRead } = notificationActs.endpoints;
            return dispatch(markAllRead.initiate({ userId: account.profile.id }));
          },
        },
      },
    ];
  },
  movement: ({ numbers }) =>
    (movementIn(numbers)?.notices ?? []).map(({ id, title, at, metadata }) => ({
      id,
      title,
      at,
      href: notificationPath(metadata),
    })),
  counts: { notifications: ({ numbers }) => numbersIn(numbers)?.unread ?? 0 },
  follows: () => [{ table: 'notifications' }],
};
