import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const getChecks = getNumbers('vendor_checks', s.object({ matches: s.number, credits: s.number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const { matches = 0, credits = 0 } = getChecks(numbers) ?? {};
    return [
      ...countedItem(matches, {
        one: 'possible exclusion match',
        many: 'possible exclusion matches',
        detail: 'Compare the names, then confirm or clear each match.',
        intent: 'danger',
        action: { to: 'vendorCredentials', query: { view: 'exclusions' }, label: 'Open matches' },
      }),
      ...countedItem(credits, {
        one: 'reported lead',
        many: 'reported leads',
        detail: 'Decide whether the vendor gets a credit.',
        intent: 'warning',
        action: { to: 'vendorCredentials', query: { view: 'leads' }, label: 'Open reports' },
      }),
    ];
  },
};
