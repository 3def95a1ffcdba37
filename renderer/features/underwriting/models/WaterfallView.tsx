import { ratioText } from '#shared/format/figures.ts';
import { sumCents } from '#shared/underwriting/cents.ts';
import type { Model } from '#shared/underwriting/model.ts';
import ui from '../../../ui/theme/ui.module.css';
import { figureText } from './figureText.ts';
import styles from './Model.module.css';

const ROWS = [
  ['Return of capital', 'capital'],
  ['Preferred return', 'preferred'],
  ['Catch-up to sponsor', 'catchUp'],
  ['Split to investors', 'promoteToInvestors'],
  ['Promote to sponsor', 'promoteToSponsor'],
] as const;

/** Who receives each year's cash, in order. */
export default function WaterfallView({ model }: { readonly model: Model }) {
  const { waterfall, assumptions } = model;
  if (waterfall === null) {
    return <p>The year after the hold has no positive NOI, so there is nothing to distribute.</p>;
  }
  const { preferredReturn, promote, tiers } = assumptions.waterfall;
  const money = (amount: number) => figureText('money', amount);
  const terms = [
    `${ratioText(preferredReturn)} preferred return`,
    ...tiers.map(
      (tier) => `${ratioText(tier.promote)} promote until ${figureText('times', tier.multiple)}`,
    ),
    `${ratioText(promote)} promote${tiers.length > 0 ? ' afterwards' : ''}`,
  ];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it too
    <section className={ui.scroll} aria-label="Waterfall by year" tabIndex={0}>
      <table className={styles.years}>
        <caption>{terms.join(', ')}. Years that need cash count as capital paid in.</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            {waterfall.years.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the year
              <th key={at} scope="col">
                {at + 1}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([label, key]) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {waterfall.years.map((year, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is the year
                <td key={at}>{money(year[key])}</td>
              ))}
              <td>{money(sumCents(waterfall.years.map((year) => year[key])))}</td>
            </tr>
          ))}
          <tr data-total="true">
            <th scope="row">To investors</th>
            {waterfall.years.map((year, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the year
              <td key={at}>{money(year.capital + year.preferred + year.promoteToInvestors)}</td>
            ))}
            <td>{money(waterfall.investors)}</td>
          </tr>
          <tr data-total="true">
            <th scope="row">To sponsor</th>
            {waterfall.years.map((year, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place is the year
              <td key={at}>{money(year.catchUp + year.promoteToSponsor)}</td>
            ))}
            <td>{money(waterfall.sponsor)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}
