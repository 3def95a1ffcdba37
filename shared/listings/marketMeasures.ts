import { dollarsText, percentText, rateText, UNKNOWN } from '../format/figures.ts';
import { formatFixed, formatNumber } from '../format/number.ts';

type Unit = 'percent' | 'rate' | 'count' | 'decimal' | 'dollars' | 'wage';
export type MarketLevel = 'nation' | 'state' | 'county' | 'metro';
export type MarketSource = 'cms' | 'census' | 'bls' | 'haven';

interface Measure {
  readonly label: string;
  readonly group:
    | 'Occupancy'
    | 'Supply'
    | 'Labor'
    | 'Quality'
    | 'Transactions'
    | 'People'
    | 'Asking';
  readonly unit: Unit;
  readonly source: MarketSource;
  /** What a figure is counted from: one and several. */
  readonly base: readonly [one: string, several: string];
  readonly isYearly?: true;
}

const HOMES = ['nursing home', 'nursing homes'] as const;
const JOBS = ['job', 'jobs'] as const;
const PEOPLE = ['resident', 'residents'] as const;
const LISTINGS = ['listing', 'listings'] as const;

const cms = (group: Measure['group'], label: string, unit: Unit): Measure => ({
  label,
  group,
  unit,
  source: 'cms',
  base: HOMES,
});
const wage = (label: string): Measure => ({
  label: `${label}, median hourly wage`,
  group: 'Labor',
  unit: 'wage',
  source: 'bls',
  base: JOBS,
  isYearly: true,
});
const census = (label: string, unit: Unit): Measure => ({
  label,
  group: 'People',
  unit,
  source: 'census',
  base: PEOPLE,
  isYearly: true,
});
const asking = (label: string, unit: Unit): Measure => ({
  label,
  group: 'Asking',
  unit,
  source: 'haven',
  base: LISTINGS,
});

/** The measures of market data, by their key in `private.market_observations`. */
export const MARKET_MEASURES = {
  snf_occupancy: cms('Occupancy', 'Nursing home occupancy', 'percent'),
  snf_absorption: cms(
    'Occupancy',
    'Nursing home absorption, residents since the last file',
    'decimal',
  ),
  snf_beds: cms('Supply', 'Certified nursing beds', 'count'),
  snf_homes: cms('Supply', 'Certified nursing homes', 'count'),
  snf_hours: cms('Labor', 'Nurse hours per resident day', 'decimal'),
  snf_turnover: cms('Labor', 'Nursing staff turnover', 'percent'),
  snf_stars: cms('Quality', 'Average federal rating', 'decimal'),
  snf_owner_changes: cms('Transactions', 'Nursing homes with a new owner in 12 months', 'count'),
  population_75: census('People 75 and older', 'count'),
  population_85: census('People 85 and older', 'count'),
  share_75: census('Share of people 75 and older', 'percent'),
  median_income: census('Median household income', 'dollars'),
  wage_rn: wage('Registered nurses'),
  wage_lpn: wage('Licensed practical nurses'),
  wage_aide: wage('Nursing assistants'),
  wage_personal_care: wage('Home health and personal care aides'),
  wage_cook: wage('Institutional cooks'),
  asking_price_per_bed: asking('Median asking price per bed', 'dollars'),
  asking_rent: asking('Average monthly rate of listings', 'dollars'),
  asking_occupancy: asking('Occupancy of listings', 'percent'),
  asking_cap_rate: asking('Asking cap rate', 'rate'),
} as const satisfies Readonly<Record<string, Measure>>;

export type MarketMeasure = keyof typeof MARKET_MEASURES;

export const MARKET_SOURCES: Readonly<Record<MarketSource, string>> = {
  cms: 'CMS provider information',
  census: 'Census ACS 5-year',
  bls: 'BLS occupational wages',
  haven: 'Haven Exchange listings',
};

export const MARKET_LEVELS: Readonly<Record<MarketLevel, string>> = {
  nation: 'United States',
  state: 'States',
  county: 'Counties',
  metro: 'Metro areas',
};

/** The levels that a source publishes. */
const LEVELS: Readonly<Record<MarketSource, readonly MarketLevel[]>> = {
  cms: ['state', 'county', 'nation'],
  census: ['state', 'county', 'nation'],
  bls: ['state', 'metro', 'nation'],
  haven: ['state', 'nation'],
};

/** Median income isn't additive, so the county file has it for counties only. */
export const levelsOf = (measure: MarketMeasure): readonly MarketLevel[] =>
  measure === 'median_income' ? ['county'] : LEVELS[MARKET_MEASURES[measure].source];

export const isMarketMeasure = (name: string): name is MarketMeasure =>
  Object.hasOwn(MARKET_MEASURES, name);

/** The least that a shown figure is based on, as in `private.least_market_base()`. */
export const LEAST_MARKET_BASE = 4;

const WRITE: Readonly<Record<Unit, (value: number) => string>> = {
  percent: percentText,
  rate: rateText,
  count: (value) => formatNumber(Math.round(value)),
  decimal: (value) => formatFixed(value, 1),
  dollars: (value) => dollarsText(Math.round(value)),
  wage: (value) => `$${formatFixed(value, 2)}`,
};

/** Formats a figure of a measure; a dash if it is withheld. */
export const formatMarketFigure = (measure: MarketMeasure, value: number | null): string =>
  value === null ? UNKNOWN : WRITE[MARKET_MEASURES[measure].unit](value);

/** Describes what a figure is based on, such as "14 nursing homes". */
export function describeMarketBase(measure: MarketMeasure, base: number): string {
  const [one, several] = MARKET_MEASURES[measure].base;
  return `${formatNumber(base)} ${base === 1 ? one : several}`;
}
