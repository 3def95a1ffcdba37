import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const complianceIn = getNumbers(
  'compliance',
  s.object({ overdue: s.number, jeopardy: s.number, readings: s.number }),
);

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const { overdue = 0, jeopardy = 0, readings = 0 } = complianceIn(numbers) ?? {};
    return [
      ...countedItem(jeopardy, {
        one: 'finding of immediate jeopardy is open',
        many: 'findings of immediate jeopardy are open',
        detail: 'Record the correction as soon as residents are safe.',
        intent: 'danger',
        action: { to: 'compliance', label: 'Open', query: { kind: 'finding' } },
      }),
      ...countedItem(overdue, {
        one: 'compliance item is overdue',
        many: 'compliance items are overdue',
        detail: 'Licenses, plans of correction, policies, and insurance.',
        intent: 'warning',
        action: { to: 'compliance', label: 'Review', query: { state: 'overdue' } },
      }),
      ...countedItem(readings, {
        one: 'policy waits for you to read it',
        many: 'policies wait for you to read them',
        detail: 'Read and acknowledge the latest version.',
        intent: 'none',
        action: {
          to: 'operatorCompliance',
          label: 'Read',
          query: { tab: 'mine' },
        },
      }),
    ];
  },
  counts: { operatorCompliance: ({ numbers }) => complianceIn(numbers)?.overdue ?? 0 },
};
