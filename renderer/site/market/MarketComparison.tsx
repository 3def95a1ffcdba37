import { UNKNOWN } from '#shared/format/figures.ts';
import { formatFixed } from '#shared/format/number.ts';
import { GridTable } from '../calculator/GridTable.tsx';
import styles from './Market.module.css';
import { MarketFrame } from './MarketFrame.tsx';
import {
  countText,
  FEW,
  type MarketOf,
  MEASURES,
  type Measure,
  measureText,
  stateName,
} from './marketFigures.ts';
import { type Figures, useMarket } from './useMarket.ts';

const measures = Object.entries(MEASURES) as [Measure, string][];

/** A state beside all others: each measure, how far apart, and its place among them. */
export function MarketComparison() {
  const market = useMarket('country');
  const { figures, choice } = market;
  const here = figures?.states.find(({ name }) => name === choice.state);
  const place = choice.state === '' ? 'A state' : stateName(choice.state);
  return (
    <MarketFrame market={market} label="One state beside the others">
      <GridTable
        caption={`${place} beside the country`}
        corner="Measure"
        columns={[choice.state || 'Here', 'Country', 'Apart', 'Rank']}
        rows={measures.map(([measure, label]) => ({
          label,
          cells: comparison(measure, here, figures),
        }))}
      />
      <p className={styles.note}>
        {choice.state === ''
          ? 'Choose a state to set it beside the country. '
          : `${place} has ${countText(here?.listings ?? 0)} live listings of this kind. `}
        {`Ranks go from the highest figure down, among states in which at least ${FEW} listings tell it.`}
      </p>
    </MarketFrame>
  );
}

/** Here, everywhere, the difference, and the place among states that rest on enough listings. */
function comparison(measure: Measure, here: MarketOf | undefined, figures: Figures): string[] {
  const own = here?.[measure];
  const country = figures?.whole[measure];
  const ranked = (figures?.states ?? []).flatMap((state) => {
    const told = state[measure];
    return told === undefined || told.listings < FEW ? [] : [told.average];
  });
  return [
    measureText(measure, own?.average),
    measureText(measure, country?.average),
    own === undefined || country === undefined
      ? UNKNOWN
      : apart(measure, own.average - country.average),
    own === undefined
      ? UNKNOWN
      : own.listings < FEW
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
