import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

/** For staff. */
const readErrorCounts = getNumbers('client_errors', s.object({ open: s.number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const open = readErrorCounts(numbers)?.open ?? 0;
    return countedItem(open, {
      one: 'open browser error',
      many: 'open browser errors',
      detail: 'Seen in the last 7 days.',
      intent: 'warning',
      action: { to: 'adminOperationsCenter', label: 'View errors', query: { show: 'faults' } },
    });
  },
  links: [{ on: { admin: 25 }, to: 'adminOperationsCenter', label: 'Operations' }],
  counts: { adminOperationsCenter: ({ numbers }) => readErrorCounts(numbers)?.open ?? 0 },
};
