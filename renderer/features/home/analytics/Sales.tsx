import { OPEN_STAGES, stageLabel } from '#shared/deals/transactions/stages.ts';
import { formatVolume } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { BarChart } from '../../../workbench/charts/BarChart.tsx';
import sections from '../../../workbench/figures/FigureSections.module.css';
import { FigureTable } from '../../../workbench/figures/FigureTable.tsx';
import styles from './Analytics.module.css';
import { type Business, sumMeasures, sumMeasuresByName } from './businessFigures.ts';
import { Definitions } from './Definitions.tsx';
import { daysText } from './days.ts';
import { amountFigure, countFigure } from './figureOf.ts';

const DEFINITIONS = [
  ['Open', 'Transactions not closed or terminated on the last day counted.'],
  ['Closed, volume', 'With their day of closing in the period, and their prices together.'],
  ['Terminated', 'Ended without closing in the period.'],
  ['Days in stage', 'Median days transactions spent in a stage they exited in the period.'],
  ['No rows', "Totals only. Staff can't see individual transactions."],
] as const;

/** Open, closed, and lost transactions. */
export function Sales({ business }: { readonly business: Business }) {
  const { sums, ends, stages } = business;
  const closed = sumMeasures(sums.sale_closed);
  return (
    <section className={sections.section} aria-labelledby="sales">
      <h2 id="sales">Transactions</h2>
      <FigureStrip
        figures={[
          countFigure('Open', sumMeasures(ends.sale_open)),
          countFigure('Started', sumMeasures(sums.sale_new)),
          countFigure('Closed', closed),
          amountFigure('Closed volume', closed, formatVolume),
          countFigure('Terminated', sumMeasures(sums.sale_lost)),
        ]}
      />
      <div className={styles.beside}>
        <BarChart
          title="Open transactions by stage"
          file="open-transactions"
          along="Stage"
          categories={OPEN_STAGES.map(stageLabel)}
          write={formatNumber}
          series={[
            {
              id: 'open',
              label: 'Open',
              values: OPEN_STAGES.map((stage) => sumMeasuresByName(ends.sale_open, stage).times),
            },
          ]}
        />
        <FigureTable
          title="Stages"
          isBelow
          along="Stage"
          columns={['Open', 'Price', 'Exited', 'Median days', 'Previous']}
          rows={OPEN_STAGES.map((stage) => {
            const open = sumMeasuresByName(ends.sale_open, stage);
            const left = stages.find(({ name }) => name === stage);
            return {
              id: stage,
              label: stageLabel(stage),
              cells: [
                { text: formatNumber(open.times) },
                { text: formatVolume(open.amount) },
                { text: formatNumber(left?.times ?? 0) },
                { text: daysText(left?.days ?? null) },
                { text: daysText(left?.days_before ?? null) },
              ],
            };
          })}
        />
      </div>
      <Definitions of="transactions" told={DEFINITIONS} />
    </section>
  );
}
