import {
  type AttentionItem,
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

const getChecks = getNumbers('vendor_checks', object({ matches: number, credits: number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const { matches = 0, credits = 0 } = getChecks(numbers) ?? {};
    const items: AttentionItem[] = [];
    if (matches > 0) {
      items.push({
        title:
          matches === 1
            ? '1 possible exclusion match'
            : `${counted(matches)} possible exclusion matches`,
        detail: 'Compare the names, then confirm or clear each match.',
        intent: 'danger',
        count: matches,
        action: { to: 'vendorCredentials', query: { view: 'exclusions' }, label: 'Open matches' },
      });
    }
    if (credits > 0) {
      items.push({
        title: credits === 1 ? '1 reported lead' : `${counted(credits)} reported leads`,
        detail: 'Decide whether the vendor gets a credit.',
        intent: 'warning',
        count: credits,
        action: { to: 'vendorCredentials', query: { view: 'leads' }, label: 'Open reports' },
      });
    }
    return items;
  },
};
