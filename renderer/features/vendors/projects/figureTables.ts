import { formatMonth } from '#shared/format/date.ts';
import { stateName } from '../../../ui/directory/directoryPage.ts';
import type { Table } from '../../../workbench/sheet/writeXlsx.ts';
import { tradeName } from './ProjectFacts.tsx';
import { PRICE_UNITS } from './projects.ts';
import {
  MEASURE_LABELS,
  OUTCOMES,
  type OutcomeTotals,
  type VendorFigures,
  winRate,
} from './vendorFigures.ts';

const SHORT = 3;

/** Formats 2026-11-01 as "Nov 2026". */
export function monthName(month: string): string {
  const [name = '', year] = formatMonth(new Date(`${month}T00:00`)).split(' ');
  return `${name.slice(0, SHORT)} ${year}`;
}

const number = (label: string) => ({ label, type: 'number' }) as const;
const text = (label: string) => ({ label, type: 'text' }) as const;
const money = (label: string) => ({ label, type: 'money' }) as const;

const TOTAL_COLUMNS = [
  number('Requests'),
  number('Answered'),
  number('Median hours to first response'),
  number('Quoted'),
  number('Won'),
  { label: 'Win rate', type: 'percent' } as const,
  money('Won (project prices)'),
];

const cellsOf = (totals: OutcomeTotals) => [
  totals.received,
  totals.answered,
  totals.hours,
  totals.quoted,
  totals.won,
  winRate(totals),
  totals.prices.project.won,
];

/** All figures as tables for export. */
export function figureTables({ now, before, months, trades, states }: VendorFigures): Table[] {
  return [
    {
      name: 'Outcomes',
      columns: [text('Outcome'), number('In the period'), number('Previous period')],
      rows: [
        ['Requests', now.received, before.received],
        ...OUTCOMES.map(([outcome, label]) => [label, now[outcome], before[outcome]]),
      ],
    },
    {
      name: 'Prices',
      columns: [
        text('Price'),
        number('Quotes'),
        money('Quoted total'),
        number('Won'),
        money('Won total'),
        number('Won previously'),
        money('Won previously, total'),
      ],
      rows: PRICE_UNITS.map((per) => {
        const { quotes, quoted, wins, won } = now.prices[per];
        const { wins: winsBefore, won: wonBefore } = before.prices[per];
        return [MEASURE_LABELS[per], quotes, quoted, wins, won, winsBefore, wonBefore];
      }),
    },
    {
      name: 'Months',
      columns: [text('Month'), ...TOTAL_COLUMNS],
      rows: months.map((totals) => [monthName(totals.name), ...cellsOf(totals)]),
    },
    {
      name: 'Trades',
      columns: [text('Trade'), ...TOTAL_COLUMNS],
      rows: trades.map((totals) => [tradeName(totals.name), ...cellsOf(totals)]),
    },
    {
      name: 'States',
      columns: [text('State'), ...TOTAL_COLUMNS],
      rows: states.map((totals) => [stateName(totals.name), ...cellsOf(totals)]),
    },
  ];
}
