import type { Table } from '../../../workbench/sheet/writeXlsx.ts';
import type { Business } from './businessFigures.ts';

const MEASURES: Readonly<Record<string, string>> = {
  member_new: 'New members',
  member_active: 'Active members by window (days)',
  listing_new: 'New listings',
  listing_contract: 'Listings under contract',
  listing_sold: 'Listings sold',
  listing_live: 'Live listings',
  sale_new: 'Transactions started',
  sale_closed: 'Transactions closed',
  sale_lost: 'Transactions terminated',
  sale_open: 'Open transactions',
  plan_new: 'New paid plans',
  plan_lost: 'Lost paid plans',
  trial_new: 'New trials',
  trial_paid: 'Trials converted to paid',
  trial_lost: 'Trials lost',
  trial: 'On trial',
  revenue: 'Monthly recurring revenue',
  message: 'Messages',
  inquiry: 'Inquiries',
  inquiry_answered: 'Inquiries answered within 24 hours',
};

const number = (label: string) => ({ label, type: 'number' }) as const;
const text = (label: string) => ({ label, type: 'text' }) as const;
const money = (label: string) => ({ label, type: 'money' }) as const;

/** Plan amounts are stored in cents. */
const dollars = (measure: string, amount: number): number =>
  /^(?:revenue|plan_|trial)/.test(measure) ? amount / 100 : amount;

/** All metrics as export tables. */
export function businessTables({ sums, ends, states, days }: Business): readonly Table[] {
  return [
    {
      name: 'Metrics',
      columns: [
        text('Figure'),
        text('Of'),
        number('In the period'),
        number('Previous period'),
        money('Amount'),
        money('Previous amount'),
      ],
      rows: Object.entries({ ...sums, ...ends }).flatMap(([measure, measures]) =>
        measures.map(({ name, times, before, amount, amount_before }) => [
          MEASURES[measure] ?? measure,
          name,
          times,
          before,
          dollars(measure, amount),
          dollars(measure, amount_before),
        ]),
      ),
    },
    {
      name: 'Listings by state',
      columns: [text('State'), number('Live'), number('Previously live')],
      rows: states.live
        .filter(({ name }) => name !== '')
        .map(({ name, times, before }) => [name, times, before]),
    },
    {
      name: 'Days',
      columns: [
        { label: 'Day', type: 'date' },
        number('New members'),
        number('Active in 30 days'),
        number('Live listings'),
        money('MRR'),
      ],
      rows: days.member_new.map(({ day, times }, index) => [
        day,
        times ?? 0,
        days.member_active[index]?.times ?? null,
        days.listing_live[index]?.times ?? null,
        days.revenue[index]?.amount == null ? null : (days.revenue[index].amount ?? 0) / 100,
      ]),
    },
  ];
}
