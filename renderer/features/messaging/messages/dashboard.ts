import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const messagesIn = getNumbers(
  'messages',
  s.object({ unread: s.number, received: s.number, received_before: s.number }),
);

export const dashboard: DashboardPart = {
  figures: [
    {
      on: {
        brokerDashboard: 40,
        havenRealtyDashboard: 40,
        sellerDashboard: 40,
        buyerDashboard: 20,
        investorDashboard: 20,
        operatorDashboard: 10,
        vendorDashboard: 10,
      },
      of({ numbers }) {
        const totals = messagesIn(numbers);
        if (totals === null) return null;
        return {
          label: 'Messages received',
          value: counted(totals.received),
          hint: 'last 30 days',
          link: { to: 'messages' },
          trend: { now: totals.received, before: totals.received_before, than: 'previous 30 days' },
        };
      },
    },
  ],
  attention({ numbers }) {
    const count = messagesIn(numbers)?.unread ?? 0;
    if (count === 0) return [];
    return [
      {
        title: count === 1 ? '1 unread message' : `${counted(count)} unread messages`,
        detail: 'People are waiting for a reply.',
        intent: 'none',
        action: { to: 'messages', label: 'Reply' },
      },
    ];
  },
  counts: { messages: ({ numbers }) => messagesIn(numbers)?.unread ?? 0 },
  follows: (numbers) => (messagesIn(numbers) === null ? [] : [{ table: 'message_notifications' }]),
};
