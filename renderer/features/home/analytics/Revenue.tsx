import { PLANS, type PlanId } from '#shared/account/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { LineChart } from '../../../workbench/charts/LineChart.tsx';
import sections from '../../../workbench/figures/FigureSections.module.css';
import { FigureTable } from '../../../workbench/figures/FigureTable.tsx';
import styles from './Analytics.module.css';
import { type Business, sumMeasures, sumMeasuresByName } from './businessFigures.ts';
import { changeText, shareText } from './change.ts';
import { chartDays } from './chartDays.ts';
import { Definitions } from './Definitions.tsx';
import { amountFigure, countFigure } from './figureOf.ts';

const PAID: readonly PlanId[] = ['starter', 'professional', 'enterprise'];

const DEFINITIONS = [
  [
    'MRR',
    'Monthly value of active and grace-period subscriptions on the last day counted, excluding complimentary plans.',
  ],
  ['New, lost', 'Subscriptions that became paid, and paid ones that ended, in the period.'],
  ['Trial conversion', 'Share of trials ending in the period that became paid.'],
  ['Source', 'Latest subscription status from the payment provider.'],
] as const;

/** Recurring revenue, with new and lost plans. */
export function Revenue({ business }: { readonly business: Business }) {
  const { sums, ends, days } = business;
  const paid = sumMeasures(sums.trial_paid);
  const lost = sumMeasures(sums.trial_lost);
  const recurring = sumMeasures(ends.revenue);
  return (
    <section className={sections.section} aria-labelledby="revenue">
      <h2 id="revenue">Revenue</h2>
      <FigureStrip
        figures={[
          amountFigure('MRR', recurring, formatPrice),
          countFigure('Paid plans', recurring),
          countFigure('New', sumMeasures(sums.plan_new)),
          countFigure('Lost', sumMeasures(sums.plan_lost)),
          countFigure('On trial', sumMeasures(ends.trial), {
            to: 'adminUsers',
            query: { plan: 'trial' },
          }),
          {
            label: 'Trial conversion',
            value: shareText(paid.times, paid.times + lost.times),
            hint: `previously ${shareText(paid.before, paid.before + lost.before)}`,
          },
        ]}
      />
      <div className={styles.beside}>
        <LineChart
          title="Monthly recurring revenue"
          file="recurring-revenue"
          write={formatPrice}
          {...chartDays(days.revenue, [
            { id: 'revenue', label: 'A month', of: ({ amount }) => amount, stands: true },
          ])}
        />
        <FigureTable
          title="By plan"
          isBelow
          along="Plan"
          to="adminUsers"
          columns={['Paid', 'Monthly', 'Change', 'New', 'Lost']}
          rows={PAID.map((id) => {
            const plan = sumMeasuresByName(ends.revenue, id);
            const { tier, name } = PLANS[id];
            return {
              id,
              label: name,
              cells: [
                { text: formatNumber(plan.times), ...(tier !== null && { query: { plan: tier } }) },
                { text: formatPrice(plan.amount) },
                { text: changeText(plan.amount, plan.amount_before) },
                { text: formatNumber(sumMeasuresByName(sums.plan_new, id).times) },
                { text: formatNumber(sumMeasuresByName(sums.plan_lost, id).times) },
              ],
            };
          })}
        />
      </div>
      <Definitions of="plans" told={DEFINITIONS} />
    </section>
  );
}
