import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const leadsIn = getNumbers(
  'leads',
  s.object({
    waiting: s.number,
    late: s.number,
    came: s.number,
    came_before: s.number,
    next: s.listOf(s.object({ id: s.text, name: s.text, interest: s.text, respond_by: s.text })),
  }),
);

export const dashboard: DashboardPart = {
  figures: [
    {
      on: { brokerDashboard: 5 },
      of({ numbers }) {
        const counts = leadsIn(numbers);
        if (counts === null) return null;
        return {
          label: 'New leads',
          value: counted(counts.came),
          hint: 'in 7 days',
          link: { to: 'leads' },
          trend: { now: counts.came, before: counts.came_before, than: 'previous 7 days' },
        };
      },
    },
  ],
  attention({ numbers }) {
    const counts = leadsIn(numbers);
    const [first] = counts?.next ?? [];
    if (counts === null || first === undefined) return [];
    const { waiting, late } = counts;
    return [
      {
        title: waiting === 1 ? `Reply to ${first.name}` : `${counted(waiting)} unanswered leads`,
        detail:
          late > 0
            ? `${counted(late)} overdue. First: ${first.name}${first.interest && `, ${first.interest}`}.`
            : `First: ${first.name}${first.interest && `, ${first.interest}`}.`,
        intent: late > 0 ? 'warning' : 'none',
        ...(waiting > 1 && { count: waiting }),
        action: { to: 'leads', label: 'Reply', query: { status: 'new', sort: 'respond_by' } },
      },
    ];
  },
  counts: { leads: ({ numbers }) => leadsIn(numbers)?.waiting ?? 0 },
};
