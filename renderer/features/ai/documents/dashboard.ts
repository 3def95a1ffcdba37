import {
  countedItem,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const extractionsIn = getNumbers('document_extractions', s.object({ waiting: s.number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const waiting = extractionsIn(numbers)?.waiting ?? 0;
    return countedItem(waiting, {
      one: 'document has values in doubt',
      many: 'documents have values in doubt',
      detail: 'Decide about each before you use the values.',
      intent: 'none',
      action: { to: 'documentIntelligence', label: 'Check values' },
    });
  },
};
