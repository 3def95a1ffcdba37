import {
  counted,
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

/** Totals of all users, for staff. */
const ticketsIn = getNumbers(
  'tickets',
  s.object({ open: s.number, received: s.number, received_before: s.number }),
);

export const dashboard: DashboardPart = {
  figures: [
    {
      on: { admin: 30 },
      of({ numbers }) {
        const counts = ticketsIn(numbers);
        if (counts === null) return null;
        return {
          label: 'Requests received',
          value: counted(counts.received),
          hint: 'in 7 days',
          link: { to: 'adminReports', query: { status: 'all' } },
          trend: { now: counts.received, before: counts.received_before, than: 'previous 7 days' },
        };
      },
    },
  ],
  attention({ numbers }) {
    const open = ticketsIn(numbers)?.open ?? 0;
    return countedItem(open, {
      one: 'open request',
      many: 'open requests',
      detail: 'Sent through Contact or Support and not answered yet.',
      intent: 'warning',
      action: { to: 'adminReports', label: 'Open queue' },
    });
  },
  links: [{ on: { admin: 15 }, to: 'adminReports', label: 'Reports' }],
  counts: { adminReports: ({ numbers }) => ticketsIn(numbers)?.open ?? 0 },
  follows: (numbers) => (ticketsIn(numbers) === null ? [] : [{ table: 'support_tickets' }]),
};
