import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const diningIn = getNumbers('dining', s.object({ low_intake: s.number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const count = diningIn(numbers)?.low_intake ?? 0;
    return countedItem(count, {
      one: 'resident ate little at 3 meals',
      many: 'residents ate little at 3 meals',
      detail: 'Check weight, appetite, and the plan of care.',
      intent: 'warning',
      action: { to: 'operatorDining', label: 'Review', query: { tab: 'service', show: 'low' } },
    });
  },
  counts: { operatorDining: ({ numbers }) => diningIn(numbers)?.low_intake ?? 0 },
};
