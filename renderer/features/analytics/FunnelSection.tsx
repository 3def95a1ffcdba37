import { formatNumber } from '#shared/format/number.ts';
import { BarChart } from '../../kit/work/charts/BarChart.tsx';
import sections from '../../kit/work/figures/FigureSections.module.css';
import { FigureTable } from '../../kit/work/figures/FigureTable.tsx';
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

const MEANT = [
  ['Visited', 'Visitors of the period who were signed out, each once a day.'],
  [
    'Signed up',
    'Accounts made in the period. The steps below follow these same accounts, whenever they took them.',
  ],
  ['Confirmed', 'Whose e-mail address is confirmed.'],
  ['Searched', 'Who searched for communities by words while signed in.'],
  ['Saved or inquired', 'Who saved a community or wrote to its broker.'],
  ['Paid', 'Who paid an invoice of a plan.'],
  [
    'A step',
    'Whoever took a later one counts for those before it. Accounts are looked at for 90 days.',
  ],
] as const;

interface FunnelSectionProps {
  readonly now: Funnel;
  readonly before: Funnel;
}

/** How far those come who visit, with what is lost at each step. */
export function FunnelSection({ now, before }: FunnelSectionProps) {
  return (
    <section className={sections.section} aria-labelledby="funnel">
      <h2 id="funnel">From a visit to a plan</h2>
      <div className={styles.beside}>
        <BarChart
          title="People at each step"
          file="funnel"
          along="Step"
          categories={STEPS.map(([, label]) => label)}
          write={formatNumber}
          series={[{ id: 'people', label: 'People', values: STEPS.map(([step]) => now[step]) }]}
        />
        <FigureTable
          title="Conversion at each step"
          isBelow
          along="Step"
          columns={['People', 'Of the step before', 'Of visits', 'Change']}
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
      <Definitions of="these steps" told={MEANT} />
    </section>
  );
}
