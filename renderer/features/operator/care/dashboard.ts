import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const careIn = getNumbers('care', s.object({ to_approve: s.number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const count = careIn(numbers)?.to_approve ?? 0;
    return countedItem(count, {
      one: 'assessment is waiting for approval',
      many: 'assessments are waiting for approval',
      detail: 'Approving sets the level of care.',
      intent: 'warning',
      action: { to: 'operatorCareAssessments', label: 'Review' },
    });
  },
  counts: { operatorCareAssessments: ({ numbers }) => careIn(numbers)?.to_approve ?? 0 },
};
