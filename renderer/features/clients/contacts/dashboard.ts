import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const contactsIn = getNumbers(
  'contacts',
  s.object({ new: s.number, new_before: s.number, quiet: s.number }),
);

export const dashboard: DashboardPart = {
  figures: [
    {
      on: { brokerDashboard: 45, havenRealtyDashboard: 55 },
      of({ numbers }) {
        const counts = contactsIn(numbers);
        if (counts === null) return null;
        return {
          label: 'New clients',
          value: counted(counts.new),
          hint: 'last 30 days',
          link: { to: 'clients', query: { sort: '-created_at' } },
          trend: { now: counts.new, before: counts.new_before, than: 'previous 30 days' },
        };
      },
    },
  ],
  attention({ numbers }) {
    const quiet = contactsIn(numbers)?.quiet ?? 0;
    if (quiet === 0) return [];
    return [
      {
        title:
          quiet === 1
            ? '1 client without recent contact'
            : `${counted(quiet)} clients without recent contact`,
        detail: 'No contact in 60 days.',
        intent: 'none',
        ...(quiet > 1 && { count: quiet }),
        action: {
          to: 'clients',
          label: 'View clients',
          query: { sort: 'last_contact_at', last_contact_at: 'not_empty:' },
        },
      },
    ];
  },
  follows: (numbers) => (contactsIn(numbers) === null ? [] : [{ table: 'contacts' }]),
};
