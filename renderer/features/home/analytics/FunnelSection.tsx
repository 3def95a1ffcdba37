import { formatNumber } from '#shared/format/number.ts';
import { BarChart } from '../../../workbench/charts/BarChart.tsx';
import sections from '../../../workbench/figures/FigureSections.module.css';
import { FigureTable } from '../../../workbench/figures/FigureTable.tsx';
import styles from './Analytics.module.css';
import { changeText, shareText } from './change.ts';
import { Definitions } from './Definitions.tsx';
import type { Funnel } from './websiteFigures.ts';

const STEPS = [
  ['visited', 'Visited'],
  ['signed_up', 'Signed up'],
  ['confirmed', 'Confirmed'],
  ['searched', 'Searched'],
  ['asked', 'Saved or inquired'],
  ['paid', 'Paid'],
] as const satisfies readonly (readonly [keyof Funnel, string])[];

const DEFINITIONS = [
  ['Visited', 'Signed-out visitors in the period, counted once a day.'],
  ['Signed up', 'Accounts created in the period. Later steps follow these accounts, at any time.'],
  ['Confirmed', 'Confirmed their email.'],
  ['Searched', 'Searched for communities by text while signed in.'],
  ['Saved or inquired', 'Saved a community or contacted its broker.'],
  ['Paid', 'Paid a plan invoice.'],
  ['A step', 'Later steps count toward earlier ones. Accounts are tracked for 90 days.'],
] as const;

interface FunnelSectionProps {
  readonly now: Funnel;
  readonly before: Funnel;
}

/** Conversion funnel from visit to plan, with the drop-off at each step. */
export function FunnelSection({ now, before }: FunnelSectionProps) {
  return (
    <section className={sections.section} aria-labelledby="funnel">
      <h2 id="funnel">Conversion funnel</h2>
      <div className={styles.beside}>
        <BarChart
          title="People per step"
          file="funnel"
          along="Step"
          categories={STEPS.map(([, label]) => label)}
          write={formatNumber}
          series={[{ id: 'people', label: 'People', values: STEPS.map(([step]) => now[step]) }]}
        />
        <FigureTable
          title="Conversion per step"
          isBelow
          along="Step"
          columns={['People', 'From previous step', 'Of visits', 'Change']}
          rows={STEPS.map(([step, label], index) => {
            const previous = STEPS[index - 1];
            return {
              id: step,
              label,
              cells: [
                { text: formatNumber(now[step]) },
                { text: previous === undefined ? '—' : shareText(now[step], now[previous[0]]) },
                { text: index === 0 ? '—' : shareText(now[step], now.visited) },
                { text: changeText(now[step], before[step]) },
              ],
            };
          })}
        />
      </div>
      <Definitions of="these steps" told={DEFINITIONS} />
    </section>
  );
}
