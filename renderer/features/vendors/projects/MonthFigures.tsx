import { percentText } from '#shared/format/figures.ts';
import { formatNumber } from '#shared/format/number.ts';
import { stateName } from '../../../ui/directory/directoryPage.ts';
import { BarChart } from '../../../workbench/charts/BarChart.tsx';
import { LineChart } from '../../../workbench/charts/LineChart.tsx';
import sections from '../../../workbench/figures/FigureSections.module.css';
import { FigureTable } from '../../../workbench/figures/FigureTable.tsx';
import styles from './Analytics.module.css';
import { monthName } from './figureTables.ts';
import { tradeName } from './ProjectFacts.tsx';
import {
  hoursText,
  type OutcomeTotals,
  type VendorFigures,
  winRate,
  wonText,
} from './vendorFigures.ts';

const COLUMNS = [
  'Requests',
  'Answered',
  'First response',
  'Quoted',
  'Won',
  'Win rate',
  'Amount won',
];
const ONLY_PROJECTS = 'Amounts include project prices only.';

const rowsOf = (totals: readonly OutcomeTotals[], nameOf: (name: string) => string) =>
  totals.map((row) => ({
    id: row.name,
    label: nameOf(row.name),
    cells: [
      formatNumber(row.received),
      formatNumber(row.answered),
      hoursText(row.hours),
      formatNumber(row.quoted),
      formatNumber(row.won),
      percentText(winRate(row)),
      wonText(row),
    ].map((text) => ({ text })),
  }));

/** The last 12 months, regardless of the selected period. */
export function Months({ months }: { readonly months: readonly OutcomeTotals[] }) {
  const categories = months.map(({ name }) => monthName(name));
  return (
    <section className={sections.section} aria-labelledby="vendor-months">
      <h2 id="vendor-months">12 months</h2>
      <div className={styles.beside}>
        <BarChart
          title="Requests by month"
          note="By month received."
          file="requests"
          along="Month"
          categories={categories}
          write={formatNumber}
          series={[
            { id: 'won', label: 'Won', values: months.map(({ won }) => won) },
            {
              id: 'quoted',
              label: 'Quoted, not won',
              values: months.map(({ quoted, won }) => quoted - won),
            },
            {
              id: 'others',
              label: 'Not quoted',
              values: months.map(({ received, quoted }) => received - quoted),
            },
          ]}
        />
        <LineChart
          title="Hours to first response"
          note="Median for requests received that month. A gap is a month without a response."
          file="first-answer"
          along="Month"
          categories={categories}
          write={formatNumber}
          series={[{ id: 'hours', label: 'Hours', values: months.map(({ hours }) => hours) }]}
        />
      </div>
      <FigureTable
        title="Months"
        note={ONLY_PROJECTS}
        isBelow
        along="Month"
        columns={COLUMNS}
        rows={rowsOf(
          months.filter(({ received }) => received > 0),
          monthName,
        )}
      />
    </section>
  );
}

/** Requests of the period by trade and state. */
export function Places({ figures: { trades, states } }: { readonly figures: VendorFigures }) {
  return (
    <>
      <FigureTable
        title="By trade"
        note={ONLY_PROJECTS}
        along="Trade"
        columns={COLUMNS}
        rows={rowsOf(trades, tradeName)}
      />
      <FigureTable
        title="By state"
        note={ONLY_PROJECTS}
        along="State"
        columns={COLUMNS}
        rows={rowsOf(states, stateName)}
      />
    </>
  );
}
