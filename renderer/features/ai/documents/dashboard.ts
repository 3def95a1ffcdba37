import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import { number, object } from '../../../ui/shape/shape.ts';

const extractionsIn = getNumbers('document_extractions', object({ waiting: number }));

export const dashboard: DashboardPart = {
  attention({ numbers }) {
    const waiting = extractionsIn(numbers)?.waiting ?? 0;
    if (waiting === 0) return [];
    return [
      {
        title:
          waiting === 1
            ? '1 document has values in doubt'
            : `${counted(waiting)} documents have values in doubt`,
        detail: 'Decide about each before you use the values.',
        intent: 'none',
        count: waiting,
        action: { to: 'documentIntelligence', label: 'Check values' },
      },
    ];
  },
};
