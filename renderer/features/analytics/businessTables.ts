import type { Table } from '../../kit/work/sheet/writeXlsx.ts';
import type { Business } from './businessFigures.ts';

const MEASURES: Readonly<Record<string, string>> = {
  member_new: 'New members',
  member_active: 'Active members, by days',
  listing_new: 'New listings',
  listing_contract: 'Listings under contract',
  listing_sold: 'Listings sold',
  listing_live: 'Live listings',
  sale_new: 'Transactions begun',
  sale_closed: 'Transactions closed',
  sale_lost: 'Transactions terminated',
  sale_open: 'Open transactions',
  plan_new: 'New paid plans',
  plan_lost: 'Lost paid plans',
  trial_new: 'New trials',
  trial_paid: 'Trials that went on paid',
  trial_lost: 'Trials that ended',
  trial: 'On trial',
  revenue: 'Monthly recurring revenue',
  message: 'Messages',
  inquiry: 'Inquiries',
  inquiry_answered: 'Inquiries answered within a day',
};

const number = (label: string) => ({ label, type: 'number' }) as const;
const text = (label: string) => ({ label, type: 'text' }) as const;
const money = (label: string) => ({ label, type: 'money' }) as const;

/** Money is kept in cents where plans are paid. */
const dollars = (measure: string, amount: number): number =>
  /^(?:revenue|plan_|trial)/.test(measure) ? amount / 100 : amount;

/** All figures as files have them. */
export function businessTables({ sums, ends, states, days }: Business): readonly Table[] {
  return [
    {
      name: 'Figures',
      columns: [
        text('Figure'),
        text('Of'),
        number('In the period'),
        number('Period before'),
        money('Amount'),
        money('Amount before'),
      ],
      rows: Object.entries({ ...sums, ...ends }).flatMap(([measure, told]) =>
        told.map(({ name, times, before, amount, amount_before }) => [
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
      columns: [text('State'), number('Live'), number('Live before')],
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
        money('Monthly recurring'),
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
