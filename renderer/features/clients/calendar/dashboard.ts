import { formatCalendarDay } from '#shared/format/date.ts';
import { formatShortDay, formatTime } from '#shared/format/relative-time.ts';
import { event } from '#shared/records/nouns/event.ts';
import { formatFieldValue } from '#shared/records/values.ts';
import type { RouteName } from '#shared/routes.ts';
import {
  type AttentionItem,
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const isTask = s.object({
  id: s.text,
  title: s.text,
  kind: s.orNull(s.text),
  record_id: s.orNull(s.text),
  record: s.orNull(s.text),
  due_on: s.orNull(s.text),
  due_at: s.orNull(s.text),
  is_late: s.bool,
});
const tasksIn = getNumbers(
  'tasks',
  s.object({
    due: s.number,
    late: s.number,
    first: s.listOf(isTask),
    done: s.number,
    done_before: s.number,
  }),
);

const isEvent = s.object({
  id: s.text,
  title: s.text,
  kind: s.text,
  place: s.orNull(s.text),
  is_all_day: s.bool,
  at: s.text,
});
const eventsIn = getNumbers(
  'events',
  s.object({ today: s.number, left: s.listOf(isEvent), week: s.number, week_before: s.number }),
);

/** The list route that opens a record, by record type. */
const LISTS: Readonly<Partial<Record<string, RouteName>>> = {
  contacts: 'clients',
  companies: 'companies',
  deals: 'dealPipeline',
};

const dueOf = ({ due_on, due_at, is_late }: s.ShapeOf<typeof isTask>, now: Date): string => {
  if (due_at !== null) {
    if (!is_late) return `Due at ${formatTime(due_at)}`;
    return `Due ${formatShortDay(due_at, now)}, ${formatTime(due_at)}`;
  }
  return is_late ? `Due ${formatCalendarDay(due_on ?? '')}` : 'Due today';
};

const taskItem = (task: s.ShapeOf<typeof isTask>, now: Date): AttentionItem => {
  const { id, title, kind, record_id, record, is_late } = task;
  const list = LISTS[kind ?? ''];
  return {
    title,
    detail: [dueOf(task, now), record].filter((part) => part !== null).join(' · '),
    intent: is_late ? 'warning' : 'none',
    action: {
      to: list ?? 'calendar',
      label: 'Open',
      ...(record_id !== null && (list !== undefined || kind === 'events')
        ? { query: { open: record_id } }
        : {}),
    },
    act: {
      label: 'Done',
      async run(dispatch) {
        const { finishTask } = (await import('./tasksApi.ts')).tasksApi.endpoints;
        return dispatch(finishTask.initiate(id));
      },
    },
  };
};

const kindField = event.fields[1];

const eventItem = ({
  id,
  title,
  kind,
  place,
  is_all_day,
  at,
}: s.ShapeOf<typeof isEvent>): AttentionItem => ({
  title,
  detail: [
    is_all_day ? 'All day' : `Today, ${formatTime(at)}`,
    formatFieldValue(kindField, kind),
    place,
  ]
    .filter((part) => part !== null && part !== '')
    .join(' · '),
  intent: 'none',
  action: { to: 'calendar', label: 'Open', query: { open: id } },
});

export const dashboard: DashboardPart = {
  figures: [
    {
      on: {
        brokerDashboard: 35,
        havenRealtyDashboard: 60,
        sellerDashboard: 60,
        buyerDashboard: 60,
        investorDashboard: 60,
        operatorDashboard: 40,
        vendorDashboard: 40,
      },
      of({ numbers }) {
        const counts = tasksIn(numbers);
        if (counts === null || counts.due + counts.done + counts.done_before === 0) return null;
        return {
          label: 'Tasks done',
          value: counted(counts.done),
          hint: 'in 7 days',
          link: { to: 'calendar' },
          trend: { now: counts.done, before: counts.done_before, than: 'previous 7 days' },
        };
      },
    },
    {
      on: { brokerDashboard: 40, havenRealtyDashboard: 70 },
      of({ numbers }) {
        const counts = eventsIn(numbers);
        if (counts === null || counts.week + counts.week_before === 0) return null;
        return {
          label: 'In your calendar',
          value: counted(counts.week),
          hint: 'in 7 days',
          link: { to: 'calendar', query: { span: 'week' } },
          trend: { now: counts.week, before: counts.week_before, than: 'previous 7 days' },
        };
      },
    },
  ],
  attention({ numbers, now }) {
    const tasks = tasksIn(numbers);
    const events = eventsIn(numbers);
    const shown = tasks?.first.map((task) => taskItem(task, now)) ?? [];
    const others = (tasks?.due ?? 0) - shown.length;
    const rest: AttentionItem = {
      title: others === 1 ? '1 more task is due' : `${counted(others)} more tasks are due`,
      detail: 'Today or overdue.',
      intent: 'none',
      action: { to: 'calendar', label: 'View tasks', query: { span: 'agenda' } },
    };
    return [...(events?.left.map(eventItem) ?? []), ...shown, ...(others > 0 ? [rest] : [])];
  },
  counts: {
    calendar: ({ numbers }) => (tasksIn(numbers)?.due ?? 0) + (eventsIn(numbers)?.left.length ?? 0),
  },
  follows: (numbers) => [
    ...(tasksIn(numbers) === null ? [] : [{ table: 'record_tasks' as const }]),
    ...(eventsIn(numbers) === null ? [] : [{ table: 'events' as const }]),
  ],
};
