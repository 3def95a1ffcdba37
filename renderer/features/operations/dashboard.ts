import { counted, type DashboardPart, numbersOf } from '../../core/dashboard/dashboardPart.ts';
import { number, object } from '../../kit/shape/shape.ts';

/** For the team. */
const faultsIn = numbersOf('client_faults', object({ open: number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const open = faultsIn(numbers)?.open ?? 0;
    if (open === 0) return [];
    return [
      {
        title:
          open === 1
            ? '1 fault in browsers is open'
            : `${counted(open)} faults in browsers are open`,
        detail: 'Met by somebody within the last seven days.',
        intent: 'warning',
        count: open,
        action: { to: 'adminOperationsCenter', label: 'See them', query: { show: 'faults' } },
      },
    ];
  },
  links: [{ on: { admin: 25 }, to: 'adminOperationsCenter', label: 'Operations' }],
  counts: { adminOperationsCenter: ({ numbers }) => faultsIn(numbers)?.open ?? 0 },
};
