import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const sharedIn = getNumbers('shared_residents', s.object({ shared: s.number }));

/** Takes family members to the residents who share something with them. */
export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const count = sharedIn(numbers)?.shared ?? 0;
    if (count === 0) return [];
    return [
      {
        title:
          count === 1
            ? 'A resident shares their record with you'
            : `${counted(count)} residents share their records with you`,
        detail: 'What they share can change at any time.',
        intent: 'none',
        count,
        action: { to: 'operatorFamilyPortal', label: 'Open family portal' },
      },
    ];
  },
};
