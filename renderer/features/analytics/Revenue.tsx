import { PLANS, type PlanId } from '#shared/billing/plans.ts';
import { formatPrice } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { FigureStrip } from '../../kit/figures/FigureStrip.tsx';
import { LineChart } from '../../kit/work/charts/LineChart.tsx';
import sections from '../../kit/work/figures/FigureSections.module.css';
import { FigureTable } from '../../kit/work/figures/FigureTable.tsx';
import styles from './Analytics.module.css';
import { type Business, named, total } from './businessFigures.ts';
import { changeText, shareText } from './change.ts';
import { chartDays } from './chartDays.ts';
import { Definitions } from './Definitions.tsx';
import { amountFigure, countFigure } from './figureOf.ts';

const PAID: readonly PlanId[] = ['starter', 'professional', 'enterprise'];

const MEANT = [
  [
    'Monthly recurring',
    'What subscriptions that are active or in their days of grace cost a month, on the last day counted. Plans that the team gave cost nothing and are not among them.',
  ],
  [
    'New, lost',
    'Subscriptions that began to be paid, and those that were paid and are not any more, in the period.',
  ],
  [
    'Trial conversion',
    'Of the trials that ended in the period, those that went on as a paid plan.',
  ],
  ['Source', 'What the payment provider said last of each subscription.'],
] as const;

/** What plans bring each month, and what comes and goes. */
export function Revenue({ business }: { readonly business: Business }) {
  const { sums, ends, days } = business;
  const paid = total(sums.trial_paid);
  const lost = total(sums.trial_lost);
  const recurring = total(ends.revenue);
  return (
    <section className={sections.section} aria-labelledby="revenue">
      <h2 id="revenue">Revenue</h2>
      <FigureStrip
        figures={[
          amountFigure('Monthly recurring', recurring, formatPrice),
          countFigure('Paid plans', recurring),
          countFigure('New', total(sums.plan_new)),
          countFigure('Lost', total(sums.plan_lost)),
          countFigure('On trial', total(ends.trial), {
            to: 'adminUsers',
            query: { plan: 'trial' },
          }),
          {
            label: 'Trial conversion',
            value: shareText(paid.times, paid.times + lost.times),
            hint: `${shareText(paid.before, paid.before + lost.before)} before`,
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
          columns={['Paid', 'A month', 'Change', 'New', 'Lost']}
          rows={PAID.map((id) => {
            const plan = named(ends.revenue, id);
            const { tier, name } = PLANS[id];
            return {
              id,
              label: name,
              cells: [
                { text: formatNumber(plan.times), ...(tier !== null && { query: { plan: tier } }) },
                { text: formatPrice(plan.amount) },
                { text: changeText(plan.amount, plan.amount_before) },
                { text: formatNumber(named(sums.plan_new, id).times) },
                { text: formatNumber(named(sums.plan_lost, id).times) },
              ],
            };
          })}
        />
      </div>
      <Definitions of="plans" told={MEANT} />
    </section>
  );
}
