import { formatCalendarDay } from '#shared/format/date.ts';
import {
  type AttentionItem,
  counted,
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const isEducation = s.object({
  due: s.number,
  overdue: s.number,
  first: s.orNull(s.object({ title: s.text, organization: s.text, due_on: s.text })),
  reviews: s.number,
  drafts: s.number,
  reports: s.number,
});
type Education = s.ShapeOf<typeof isEducation>;

const getEducation = getNumbers('education', isEducation);

function assignedTo({ due, overdue, first }: Education): AttentionItem[] {
  if (first === null) return [];
  const day = formatCalendarDay(first.due_on);
  return [
    {
      title: due === 1 ? `Course due: ${first.title}` : `${counted(due)} assigned courses are due`,
      detail:
        overdue > 0
          ? `${first.organization} asked for ${first.title} by ${day}.`
          : `${first.organization} needs ${first.title} by ${day}.`,
      intent: overdue > 0 ? 'danger' : 'warning',
      count: due,
      action: { to: 'educationMyCourses', label: 'Open my courses' },
    },
  ];
}

const waitingFor = (
  count: number,
  [one, many]: readonly [string, string],
  detail: string,
  action: NonNullable<AttentionItem['action']>,
) => countedItem(count, { one, many, detail, intent: 'none', action });

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const education = getEducation(numbers);
    if (education === null) return [];
    const courses = { to: 'adminEducation', label: 'Open education' } as const;
    return [
      ...assignedTo(education),
      ...waitingFor(
        education.drafts,
        ['course is in review', 'courses are in review'],
        'A reviewer checks facts and questions before learners see them.',
        courses,
      ),
      ...waitingFor(
        education.reviews,
        ['course rating is waiting', 'course ratings are waiting'],
        'Publish each one, or reject it with a reason.',
        courses,
      ),
      ...waitingFor(
        education.reports,
        ['post was reported', 'posts were reported'],
        'Members reported them. Keep or hide each one.',
        { to: 'adminCommunity', label: 'Review posts' },
      ),
    ];
  },
};
