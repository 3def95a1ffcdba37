import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const activitiesIn = getNumbers('activities', s.object({ inactive: s.number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const count = activitiesIn(numbers)?.inactive ?? 0;
    return countedItem(count, {
      one: 'resident has not taken part in 14 days',
      many: 'residents have not taken part in 14 days',
      detail: 'Invite them, or plan one-on-one time.',
      intent: 'none',
      action: {
        to: 'operatorActivities',
        label: 'Review',
        query: { tab: 'engagement', show: 'inactive' },
      },
    });
  },
};
