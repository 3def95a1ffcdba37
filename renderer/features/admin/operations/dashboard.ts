import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

/** For staff. */
const readErrorCounts = getNumbers('client_errors', object({ open: number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const open = readErrorCounts(numbers)?.open ?? 0;
    if (open === 0) return [];
    return [
      {
        title: open === 1 ? '1 open browser error' : `${counted(open)} open browser errors`,
        detail: 'Seen in the last 7 days.',
        intent: 'warning',
        count: open,
        action: { to: 'adminOperationsCenter', label: 'View errors', query: { show: 'faults' } },
      },
    ];
  },
  links: [{ on: { admin: 25 }, to: 'adminOperationsCenter', label: 'Operations' }],
  counts: { adminOperationsCenter: ({ numbers }) => readErrorCounts(numbers)?.open ?? 0 },
};
