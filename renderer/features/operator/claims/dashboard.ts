import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const claimsIn = getNumbers(
  'care_claims',
  s.object({ to_export: s.number, refused: s.number, ending: s.number }),
);

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const found = claimsIn(numbers);
    if (found === null) return [];
    const { to_export: toExport, refused, ending } = found;
    return [
      ...countedItem(refused, {
        one: 'refused claim',
        many: 'refused claims',
        detail: 'Rejected or denied by the payer.',
        intent: 'warning',
        action: { to: 'operatorBillingClaims', label: 'Review claims' },
      }),
      ...countedItem(toExport, {
        one: 'claim to export',
        many: 'claims to export',
        detail: 'Created from posted invoices.',
        intent: 'none',
        action: { to: 'operatorBillingClaims', label: 'Export claims' },
      }),
      ...countedItem(ending, {
        one: 'authorization ends',
        many: 'authorizations end',
        detail: 'Within 30 days.',
        intent: 'none',
        action: {
          to: 'operatorBillingClaims',
          label: 'Review authorizations',
          query: { tab: 'authorizations' },
        },
      }),
    ];
  },
};
