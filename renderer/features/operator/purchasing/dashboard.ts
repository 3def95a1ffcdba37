import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

const purchasesIn = getNumbers('purchasing', object({ to_approve: number, invoices: number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const found = purchasesIn(numbers);
    if (found === null) return [];
    const { to_approve: requests, invoices } = found;
    const items = [];
    if (requests > 0) {
      items.push({
        title:
          requests === 1
            ? '1 purchase request to approve'
            : `${counted(requests)} purchase requests to approve`,
        detail: 'Within your approval limit.',
        intent: 'warning',
        count: requests,
        action: { to: 'operatorProcurement', query: { only: 'mine' }, label: 'Review' },
      } as const);
    }
    if (invoices > 0) {
      items.push({
        title: invoices === 1 ? '1 invoice to decide' : `${counted(invoices)} invoices to decide`,
        detail: 'Compare them with orders and receipts.',
        intent: 'none',
        count: invoices,
        action: { to: 'operatorProcurement', query: { only: 'invoices' }, label: 'Match' },
      } as const);
    }
    return items;
  },
  counts: { operatorProcurement: ({ numbers }) => purchasesIn(numbers)?.to_approve ?? 0 },
};
