import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const purchasesIn = getNumbers(
  'purchasing',
  s.object({ to_approve: s.number, invoices: s.number }),
);

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const found = purchasesIn(numbers);
    if (found === null) return [];
    const { to_approve: requests, invoices } = found;
    return [
      ...countedItem(requests, {
        one: 'purchase request to approve',
        many: 'purchase requests to approve',
        detail: 'Within your approval limit.',
        intent: 'warning',
        action: { to: 'operatorProcurement', query: { only: 'mine' }, label: 'Review' },
      }),
      ...countedItem(invoices, {
        one: 'invoice to decide',
        many: 'invoices to decide',
        detail: 'Compare them with orders and receipts.',
        intent: 'none',
        action: { to: 'operatorProcurement', query: { only: 'invoices' }, label: 'Match' },
      }),
    ];
  },
  counts: { operatorProcurement: ({ numbers }) => purchasesIn(numbers)?.to_approve ?? 0 },
};
