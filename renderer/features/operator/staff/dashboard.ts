import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

const staffIn = getNumbers('staff', object({ lapsed: number, short: number, swaps: number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const { lapsed = 0, short = 0, swaps = 0 } = staffIn(numbers) ?? {};
    return [
      ...(lapsed === 0
        ? []
        : [
            {
              title:
                lapsed === 1
                  ? '1 employee is blocked by a credential'
                  : `${counted(lapsed)} employees are blocked by credentials`,
              detail: 'They can be scheduled once it is renewed and verified.',
              intent: 'danger' as const,
              count: lapsed,
              action: {
                to: 'operatorStaff',
                label: 'Review',
                query: { tab: 'compliance' },
              } as const,
            },
          ]),
      ...(short === 0
        ? []
        : [
            {
              title:
                short === 1
                  ? '1 shift this week is understaffed'
                  : `${counted(short)} shifts this week are understaffed`,
              detail: 'Scheduled hours are below what the census requires.',
              intent: 'warning' as const,
              count: short,
              action: {
                to: 'operatorStaff',
                label: 'Open schedule',
                query: { tab: 'schedule' },
              } as const,
            },
          ]),
      ...(swaps === 0
        ? []
        : [
            {
              title:
                swaps === 1
                  ? '1 shift swap waits for you'
                  : `${counted(swaps)} shift swaps wait for you`,
              detail: 'Both employees agreed.',
              intent: 'none' as const,
              count: swaps,
              action: { to: 'operatorStaff', label: 'Decide', query: { tab: 'requests' } } as const,
            },
          ]),
    ];
  },
  counts: { operatorStaff: ({ numbers }) => staffIn(numbers)?.lapsed ?? 0 },
};
