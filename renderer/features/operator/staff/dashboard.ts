import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const staffIn = getNumbers(
  'staff',
  s.object({ lapsed: s.number, short: s.number, swaps: s.number }),
);

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const { lapsed = 0, short = 0, swaps = 0 } = staffIn(numbers) ?? {};
    return [
      ...countedItem(lapsed, {
        one: 'employee is blocked by a credential',
        many: 'employees are blocked by credentials',
        detail: 'They can be scheduled once it is renewed and verified.',
        intent: 'danger',
        action: {
          to: 'operatorStaff',
          label: 'Review',
          query: { tab: 'compliance' },
        },
      }),
      ...countedItem(short, {
        one: 'shift this week is understaffed',
        many: 'shifts this week are understaffed',
        detail: 'Scheduled hours are below what the census requires.',
        intent: 'warning',
        action: {
          to: 'operatorStaff',
          label: 'Open schedule',
          query: { tab: 'schedule' },
        },
      }),
      ...countedItem(swaps, {
        one: 'shift swap waits for you',
        many: 'shift swaps wait for you',
        detail: 'Both employees agreed.',
        intent: 'none',
        action: { to: 'operatorStaff', label: 'Decide', query: { tab: 'requests' } },
      }),
    ];
  },
  counts: { operatorStaff: ({ numbers }) => staffIn(numbers)?.lapsed ?? 0 },
};
