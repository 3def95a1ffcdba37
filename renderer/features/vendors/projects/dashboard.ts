import {
  type AttentionItem,
  counted,
  countedItem,
  type DashboardPart,
  getNumbers,
  type Numbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const projectsIn = getNumbers(
  'projects',
  s.object({
    running: s.number,
    to_compare: s.number,
    questions: s.number,
    requests: s.number,
    quoted: s.number,
    won: s.number,
  }),
);

function ofVendor(numbers: Numbers): readonly AttentionItem[] {
  const count = projectsIn(numbers)?.requests ?? 0;
  return countedItem(count, {
    one: 'request is waiting for your quote',
    many: 'requests are waiting for your quote',
    detail: 'Quote, ask a question, or decline.',
    intent: 'warning',
    action: { to: 'vendorLeads', label: 'View leads' },
  });
}

function getRequesterItems(numbers: Numbers): readonly AttentionItem[] {
  const totals = projectsIn(numbers);
  if (totals === null) return [];
  const { to_compare: quotes, questions } = totals;
  return [
    ...countedItem(quotes, {
      one: 'project has quotes to compare',
      many: 'projects have quotes to compare',
      detail: 'Choose one. The other vendors are notified.',
      intent: 'warning',
      action: { to: 'projects', label: 'Compare' },
    }),
    ...countedItem(questions, {
      one: 'vendor question is waiting',
      many: 'vendor questions are waiting',
      detail: 'All vendors you asked see your answer.',
      intent: 'warning',
      action: { to: 'projects', label: 'Answer' },
    }),
  ];
}

export const dashboard: DashboardPart = {
  figures: [
    {
      on: { vendorDashboard: 5 },
      of({ numbers }) {
        const totals = projectsIn(numbers);
        if (totals === null || totals.quoted + totals.requests + totals.won === 0) return null;
        return {
          label: 'Quotes waiting',
          value: counted(totals.quoted),
          hint: 'until clients decide',
          link: { to: 'vendorQuotes' },
        };
      },
    },
    {
      on: { vendorDashboard: 6 },
      of({ numbers }) {
        const totals = projectsIn(numbers);
        if (totals === null || totals.quoted + totals.requests + totals.won === 0) return null;
        return {
          label: 'Projects won',
          value: counted(totals.won),
          hint: 'not done yet',
          link: { to: 'vendorQuotes', query: { status: 'chosen' } },
        };
      },
    },
    {
      on: { operatorDashboard: 25, sellerDashboard: 70 },
      of({ numbers }) {
        const running = projectsIn(numbers)?.running ?? 0;
        if (running === 0) return null;
        return {
          label: 'Projects in progress',
          value: counted(running),
          hint: 'open or with a vendor',
          link: { to: 'projects' },
        };
      },
    },
  ],
  attention: ({ numbers }) => [...ofVendor(numbers), ...getRequesterItems(numbers)],
  counts: {
    vendorLeads: ({ numbers }) => projectsIn(numbers)?.requests ?? 0,
    projects: ({ numbers }) => {
      const totals = projectsIn(numbers);
      return totals === null ? 0 : totals.to_compare + totals.questions;
    },
  },
};
