import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

const claimsIn = getNumbers(
  'care_claims',
  object({ to_export: number, refused: number, ending: number }),
);

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const found = claimsIn(numbers);
    if (found === null) return [];
    const { to_export: toExport, refused, ending } = found;
    const items = [];
    if (refused > 0) {
      items.push({
        title: refused === 1 ? '1 refused claim' : `${counted(refused)} refused claims`,
        detail: 'Rejected or denied by the payer.',
        intent: 'warning',
        count: refused,
        action: { to: 'operatorBillingClaims', label: 'Review claims' },
      } as const);
    }
    if (toExport > 0) {
      items.push({
        title: toExport === 1 ? '1 claim to export' : `${counted(toExport)} claims to export`,
        detail: 'Created from posted invoices.',
        intent: 'none',
        count: toExport,
        action: { to: 'operatorBillingClaims', label: 'Export claims' },
      } as const);
    }
    if (ending > 0) {
      items.push({
        title: ending === 1 ? '1 authorization ends' : `${counted(ending)} authorizations end`,
        detail: 'Within 30 days.',
        intent: 'none',
        count: ending,
        action: {
          to: 'operatorBillingClaims',
          label: 'Review authorizations',
          query: { tab: 'authorizations' },
        },
      } as const);
    }
    return items;
  },
};
