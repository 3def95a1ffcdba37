import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

const complianceIn = getNumbers(
  'compliance',
  object({ overdue: number, jeopardy: number, readings: number }),
);

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const { overdue = 0, jeopardy = 0, readings = 0 } = complianceIn(numbers) ?? {};
    return [
      ...(jeopardy === 0
        ? []
        : [
            {
              title:
                jeopardy === 1
                  ? '1 finding of immediate jeopardy is open'
                  : `${counted(jeopardy)} findings of immediate jeopardy are open`,
              detail: 'Record the correction as soon as residents are safe.',
              intent: 'danger' as const,
              count: jeopardy,
              action: { to: 'compliance', label: 'Open', query: { kind: 'finding' } } as const,
            },
          ]),
      ...(overdue === 0
        ? []
        : [
            {
              title:
                overdue === 1
                  ? '1 compliance item is overdue'
                  : `${counted(overdue)} compliance items are overdue`,
              detail: 'Licenses, plans of correction, policies, and insurance.',
              intent: 'warning' as const,
              count: overdue,
              action: { to: 'compliance', label: 'Review', query: { state: 'overdue' } } as const,
            },
          ]),
      ...(readings === 0
        ? []
        : [
            {
              title:
                readings === 1
                  ? '1 policy waits for you to read it'
                  : `${counted(readings)} policies wait for you to read them`,
              detail: 'Read and acknowledge the latest version.',
              intent: 'none' as const,
              count: readings,
              action: {
                to: 'operatorCompliance',
                label: 'Read',
                query: { tab: 'mine' },
              } as const,
            },
          ]),
    ];
  },
  counts: { operatorCompliance: ({ numbers }) => complianceIn(numbers)?.overdue ?? 0 },
};
