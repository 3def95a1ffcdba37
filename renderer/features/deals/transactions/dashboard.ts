import { formatDay } from '#shared/format/date.ts';
import { formatShortDollars } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import {
  counted,
  type DashboardPart,
  getNumbers,
} from '../../../session/dashboard/dashboardPart.ts';
import * as s from '../../../ui/shape/shape.ts';

const readCounts = getNumbers(
  'transactions',
  s.object({
    run: s.number,
    value: s.number,
    part: s.number,
    closing: s.number,
    overdue: s.number,
    near: s.listOf(s.object({ id: s.text, name: s.text, label: s.text, due_on: s.text })),
    moved: s.listOf(s.object({ id: s.text, name: s.text, stage: s.text, at: s.text })),
  }),
);

export const dashboard: DashboardPart = {
  figures: [
    {
      on: { brokerDashboard: 10, havenRealtyDashboard: 10 },
      of({ numbers }) {
        const facts = readCounts(numbers);
        if (facts === null || facts.run === 0) return null;
        return {
          label: 'In progress',
          value: formatShortDollars(facts.value),
          hint: `${counted(facts.run)} transactions, ${counted(facts.closing)} closing in 30 days`,
          link: { to: 'transactions' },
        };
      },
    },
    {
      on: { sellerDashboard: 10 },
      of: ({ numbers }) => partFigure(numbers, 'Your sales', 'sellerTransactions'),
    },
    {
      on: { buyerDashboard: 15, investorDashboard: 15 },
      of: ({ numbers }) => partFigure(numbers, 'Purchases', 'purchaseHistory'),
    },
  ],
  attention({ numbers }) {
    const facts = readCounts(numbers);
    if (facts === null) return [];
    const late =
      facts.overdue === 0
        ? []
        : [
            {
              title:
                facts.overdue === 1
                  ? 'A transaction date is overdue'
                  : `${counted(facts.overdue)} transaction dates are overdue`,
              detail: 'Mark it done, or move the date and see what changes.',
              intent: 'warning' as const,
              ...(facts.overdue > 1 && { count: facts.overdue }),
              action: { to: 'transactions' as const, label: 'View transactions' },
            },
          ];
    const near = facts.near.map(({ name, label, due_on: day }) => ({
      title: `${label}: ${name}`,
      detail: `Due ${formatDay(day)}.`,
      intent: 'none' as const,
      action: { to: 'transactions' as const, label: 'Open', query: { q: name } },
    }));
    return [...late, ...near];
  },
  movement: ({ numbers }) =>
    (readCounts(numbers)?.moved ?? []).map(({ id, name, stage, at }) => ({
      id: `transaction-${id}`,
      title: name,
      detail: `moved to ${stage}`,
      at,
      href: linkTo('transaction', { id }),
    })),
  counts: { transactions: ({ numbers }) => readCounts(numbers)?.overdue ?? 0 },
};

function partFigure(
  numbers: Parameters<typeof readCounts>[0],
  label: string,
  to: 'sellerTransactions' | 'purchaseHistory',
) {
  const part = readCounts(numbers)?.part ?? 0;
  return part === 0 ? null : { label, value: counted(part), hint: 'in progress', link: { to } };
}
