import { counted, type DashboardPart, getNumbers } from '../../../session/dashboard/dashboardPart.ts';
import { listOf, number, object, text } from '../../../ui/shape/shape.ts';

const leadsIn = getNumbers(
  'leads',
  object({
    waiting: number,
    late: number,
    came: number,
    came_before: number,
    next: listOf(object({ id: text, name: text, interest: text, respond_by: text })),
  }),
);

export const dashboard: DashboardPart = {
  figures: [
    {
      on: { brokerDashboard: 5 },
      of({ numbers }) {
        const told = leadsIn(numbers);
        if (told === null) return null;
        return {
          label: 'New leads',
          value: counted(told.came),
          hint: 'in 7 days',
          link: { to: 'leads' },
          trend: { now: told.came, before: told.came_before, than: 'previous 7 days' },
        };
      },
    },
  ],
  attention({ numbers }) {
    const told = leadsIn(numbers);
    const [first] = told?.next ?? [];
    if (told === null || first === undefined) return [];
    const { waiting, late } = told;
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
