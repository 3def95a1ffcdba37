import { formatDay } from '#shared/format/date.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { type DashboardPart, getNumbers } from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const readFigures = getNumbers(
  'investing',
  s.object({
    value: s.number,
    received: s.number,
    paid: s.number,
    holdings: s.number,
    maturing: s.listOf(
      s.object({ id: s.text, name: s.text, lender: s.orNull(s.text), day: s.text }),
    ),
  }),
);

export const dashboard: DashboardPart = {
  figures: [
    {
      on: { investorDashboard: 5, buyerDashboard: 40 },
      of({ numbers }) {
        const facts = readFigures(numbers);
        if (facts === null || facts.holdings === 0) return null;
        return {
          label: 'Portfolio value',
          value: formatShortDollars(facts.value / 100),
          hint: `${facts.holdings} holdings`,
          link: { to: 'portfolio' },
        };
      },
    },
    {
      on: { investorDashboard: 6, buyerDashboard: 41 },
      of({ numbers, now }) {
        const facts = readFigures(numbers);
        if (facts === null || facts.holdings === 0) return null;
        return {
          label: 'Cash received this year',
          value: formatShortDollars(facts.received / 100),
          hint: `${formatShortDollars(facts.paid / 100)} paid in`,
          link: {
            to: 'portfolioTransactions',
            query: { kind: 'distribution', from: `${now.getFullYear()}-01-01` },
          },
        };
      },
    },
  ],
  attention: ({ numbers }) =>
    (readFigures(numbers)?.maturing ?? []).map(({ id, name, lender, day }) => ({
      title: `Loan matures: ${name}`,
      detail: `${formatDay(day)}${lender === null ? '' : `, ${lender}`}.`,
      intent: 'none' as const,
      action: { to: 'enhancedPortfolio' as const, label: 'Open', query: { open: id } },
    })),
  links: [{ on: { investorDashboard: 5 }, to: 'portfolioAnalytics', label: 'Portfolio analytics' }],
};
