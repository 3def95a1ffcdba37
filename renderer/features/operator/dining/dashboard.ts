import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

const diningIn = getNumbers('dining', object({ low_intake: number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const count = diningIn(numbers)?.low_intake ?? 0;
    if (count === 0) return [];
    return [
      {
        title:
          count === 1
            ? '1 resident ate little at 3 meals'
            : `${counted(count)} residents ate little at 3 meals`,
        detail: 'Check weight, appetite, and the plan of care.',
        intent: 'warning',
        count,
        action: { to: 'operatorDining', label: 'Review', query: { tab: 'service', show: 'low' } },
      },
    ];
  },
  counts: { operatorDining: ({ numbers }) => diningIn(numbers)?.low_intake ?? 0 },
};
