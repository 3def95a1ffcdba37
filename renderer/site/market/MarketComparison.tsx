import { UNKNOWN } from '#shared/format/figures.ts';
import { formatFixed } from '#shared/format/number.ts';
import { GridTable } from '../calculator/GridTable.tsx';
import styles from './Market.module.css';
import { MarketFrame } from './MarketFrame.tsx';
import {
  FEW_LISTINGS,
  formatListingCount,
  type MarketRow,
  MEASURES,
  type Measure,
  measureText,
  stateName,
} from './marketFigures.ts';
import { type Figures, useMarket } from './useMarket.ts';

const measures = Object.entries(MEASURES) as [Measure, string][];

/** Compares a state with all others: value, difference, and rank for each measure. */
export function MarketComparison() {
  const market = useMarket('country');
  const { figures, choice } = market;
  const here = figures?.states.find(({ name }) => name === choice.state);
  const place = choice.state === '' ? 'A state' : stateName(choice.state);
  return (
    <MarketFrame market={market} label="State comparison">
      <GridTable
        caption={`${place} vs. national`}
        corner="Measure"
        columns={[choice.state || 'State', 'National', 'Difference', 'Rank']}
        rows={measures.map(([measure, label]) => ({
          label,
          cells: comparison(measure, here, figures),
        }))}
      />
      <p className={styles.note}>
        {choice.state === ''
          ? 'Choose a state to compare. '
          : `${place} has ${formatListingCount(here?.listings ?? 0)} live listings of this type. `}
        {`Ranked from highest to lowest, among states with at least ${FEW_LISTINGS} listings that report the figure.`}
      </p>
    </MarketFrame>
  );
}

/** State value, national value, difference, and rank among states with enough listings. */
function comparison(measure: Measure, here: MarketRow | undefined, figures: Figures): string[] {
  const own = here?.[measure];
  const country = figures?.whole[measure];
  const ranked = (figures?.states ?? []).flatMap((state) => {
    const stateStats = state[measure];
    return stateStats === undefined || stateStats.listings < FEW_LISTINGS
      ? []
      : [stateStats.average];
  });
  return [
    measureText(measure, own?.average),
    measureText(measure, country?.average),
    own === undefined || country === undefined
      ? UNKNOWN
      : apart(measure, own.average - country.average),
    own === undefined
      ? UNKNOWN
      : own.listings < FEW_LISTINGS
        ? 'Too few'
        : `${1 + ranked.filter((average) => average > own.average).length} of ${ranked.length}`,
  ];
}

function apart(measure: Measure, difference: number): string {
  const sign = difference < 0 ? '−' : '+';
  const size = Math.abs(difference);
  return measure === 'price_per_bed'
    ? `${sign}${measureText(measure, size)}`
    : `${sign}${formatFixed(size, 1)} points`;
}
