import { OPEN_STAGES, STALLED_DAYS } from '#shared/deals/stages.ts';
import { formatCalendarDay } from '#shared/format/date.ts';
import {
  type AttentionItem,
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const dealsIn = getNumbers(
  'deals',
  s.object({
    open: s.number,
    due: s.number,
    late: s.number,
    stalled: s.number,
    closing: s.number,
    first: s.listOf(
      s.object({ id: s.text, name: s.text, step: s.orNull(s.text), on: s.text, is_late: s.bool }),
    ),
    closed: s.number,
    closed_before: s.number,
  }),
);

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Returns "2026-11-23" in the reader's time zone. */
const dayBefore = (now: Date, days: number): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * MINUTE_MS - days * DAY_MS)
    .toISOString()
    .slice(0, 10);

const openStages = `any_of:${OPEN_STAGES.join(',')}`;

export const dashboard: DashboardPart = {
  figures: [
    {
      on: { brokerDashboard: 12, havenRealtyDashboard: 40 },
      of({ numbers }) {
        const counts = dealsIn(numbers);
        if (counts === null) return null;
        return {
          label: 'Open deals',
          value: counted(counts.open),
          hint: `${counted(counts.closing)} closing in 30 days`,
          link: { to: 'dealPipeline' },
        };
      },
    },
    {
      on: { brokerDashboard: 15, havenRealtyDashboard: 45 },
      of({ numbers }) {
        const counts = dealsIn(numbers);
        if (counts === null || counts.closed + counts.closed_before === 0) return null;
        return {
          label: 'Deals closed',
          value: counted(counts.closed),
          hint: 'last 90 days',
          link: {
            to: 'dealPipeline',
            query: { as: 'list', stage: 'any_of:transition,true_up,won' },
          },
          trend: { now: counts.closed, before: counts.closed_before, than: 'previous 90 days' },
        };
      },
    },
  ],
  attention({ numbers, now }) {
    const counts = dealsIn(numbers);
    if (counts === null) return [];
    const steps = counts.first.map(
      ({ id, name, step, on, is_late }): AttentionItem => ({
        title: step === null || step === '' ? name : step,
        detail: `${is_late ? `Due ${formatCalendarDay(on)}` : 'Due today'} · ${name}`,
        intent: is_late ? 'warning' : 'none',
        action: { to: 'dealPipeline', label: 'Open', query: { open: id } },
      }),
    );
    const others = counts.due + counts.late - steps.length;
    const stalled: AttentionItem = {
      title: counts.stalled === 1 ? '1 stalled deal' : `${counted(counts.stalled)} stalled deals`,
      detail: `In the same stage for over ${STALLED_DAYS} days.`,
      intent: 'none',
      count: counts.stalled,
      action: {
        to: 'dealPipeline',
        label: 'View deals',
        query: {
          as: 'list',
          stage: openStages,
          stage_since: `before:${dayBefore(now, STALLED_DAYS)}`,
        },
      },
    };
    const rest: AttentionItem = {
      title: others === 1 ? '1 more step due' : `${counted(others)} more steps due`,
      detail: 'Your deals, today or overdue.',
      intent: 'none',
      action: {
        to: 'dealPipeline',
        label: 'View steps',
        query: { as: 'list', stage: openStages, next_step_on: `before:${dayBefore(now, -1)}` },
      },
    };
    return [...steps, ...(others > 0 ? [rest] : []), ...(counts.stalled > 0 ? [stalled] : [])];
  },
  counts: {
    dealPipeline({ numbers }) {
      const counts = dealsIn(numbers);
      return (counts?.due ?? 0) + (counts?.late ?? 0);
    },
  },
  follows: (numbers) => (dealsIn(numbers) === null ? [] : [{ table: 'deals' }]),
};
