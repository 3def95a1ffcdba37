import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

const careIn = getNumbers('care', object({ to_approve: number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const count = careIn(numbers)?.to_approve ?? 0;
    if (count === 0) return [];
    return [
      {
        title:
          count === 1
            ? '1 assessment is waiting for approval'
            : `${counted(count)} assessments are waiting for approval`,
        detail: 'Approving sets the level of care.',
        intent: 'warning',
        count,
        action: { to: 'operatorCareAssessments', label: 'Review' },
      },
    ];
  },
  counts: { operatorCareAssessments: ({ numbers }) => careIn(numbers)?.to_approve ?? 0 },
};
