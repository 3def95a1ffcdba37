import { linkTo } from '#shared/routes.ts';
import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const savedIn = getNumbers(
  'saved',
  s.object({
    listings: s.number,
    searches: s.number,
    found: s.number,
    moved: s.listOf(
      s.object({
        id: s.text,
        name: s.text,
        location: s.text,
        at: s.text,
        change: s.text,
        searches: s.text,
      }),
    ),
  }),
);

export const dashboard: DashboardPart = {
  figures: [
    {
      on: { buyerDashboard: 5, investorDashboard: 5 },
      of({ numbers }) {
        const counts = savedIn(numbers);
        if (counts === null || counts.searches === 0) return null;
        return {
          label: 'New in your searches',
          value: counted(counts.found),
          hint: 'since you last looked',
          link: { to: 'searches' },
        };
      },
    },
    {
      on: { buyerDashboard: 20, investorDashboard: 20 },
      of({ numbers }) {
        const counts = savedIn(numbers);
        if (counts === null || counts.listings === 0) return null;
        return { label: 'Saved', value: counted(counts.listings), link: { to: 'savedProperties' } };
      },
    },
  ],
  attention({ numbers }) {
    const count = savedIn(numbers)?.found ?? 0;
    if (count === 0) return [];
    return [
      {
        title:
          count === 1
            ? 'A new community matches your searches'
            : `${counted(count)} new communities match your searches`,
        detail: 'Good listings are contacted in their first days.',
        intent: 'none',
        ...(count > 1 && { count }),
        action: { to: 'searches', label: 'View searches' },
      },
    ];
  },
  movement: ({ numbers }) =>
    (savedIn(numbers)?.moved ?? []).map(({ id, name, location, at, change, searches }) => ({
      id: `search-${id}`,
      title: name,
      detail: `${change === '' ? `new in ${location}` : change} · ${searches}`,
      at,
      href: linkTo('property', { id }),
    })),
  counts: { searches: ({ numbers }) => savedIn(numbers)?.found ?? 0 },
};
