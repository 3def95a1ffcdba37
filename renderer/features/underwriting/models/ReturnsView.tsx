import { formatDay } from '#shared/format/date.ts';
import type { Model } from '#shared/underwriting/model.ts';
import type { DatedFlow } from '#shared/underwriting/returns.ts';
import ui from '../../../ui/theme/ui.module.css';
import { figureText } from './figureText.ts';
import styles from './Model.module.css';
import { TargetPrice } from './TargetPrice.tsx';

/** Adds the flows of each year of the hold; year 0 is closing. */
function sumByYear(flows: readonly DatedFlow[]): readonly number[] {
  const years: number[] = [];
  for (const [month, { amount }] of flows.entries()) {
    const year = Math.ceil(month / 12);
    years[year] = (years[year] ?? 0) + amount;
  }
  return years;
}

/** Cash flows that the returns are computed from, and the price for a target return. */
export default function ReturnsView({ model }: { readonly model: Model }) {
  const { leveredFlows, unleveredFlows, assumptions } = model;
  if (leveredFlows === null || unleveredFlows === null) {
    return <p>The year after the hold has no positive NOI, so there is no sale and no return.</p>;
  }
  const rows = [
    ['Before debt', sumByYear(unleveredFlows)],
    ['After debt', sumByYear(leveredFlows)],
  ] as const;
  return (
    <div className={ui.stack16}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too */}
      <section className={ui.scroll} aria-label="Cash flows of the returns" tabIndex={0}>
        <table className={styles.years}>
          <caption>
            Closing and sale included. Rates use the day of each of {leveredFlows.length} monthly
            flows, from {formatDay(assumptions.closingOn)} on.
          </caption>
          <thead>
            <tr>
              <th scope="col">Year</th>
              {rows[0][1].map((_, year) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the year
                <th key={year} scope="col">
                  {year === 0 ? 'Closing' : year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, amounts]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {amounts.map((amount, year) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place is the year
                  <td key={year}>{figureText('money', amount)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <TargetPrice assumptions={assumptions} />
    </div>
  );
}
