import { orUnknown } from '#shared/format/figures.ts';
import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatPercent, formatRate } from '#shared/format/percent.ts';
import {
  PROPERTY_TYPES,
  type PropertyType,
  SHORT_PROPERTY_TYPE_LABELS,
} from '#shared/listings/listings.ts';
import { STATES } from '#shared/listings/states.ts';
import * as s from '../../ui/shape/shape.ts';
import { callRpc } from '../data/publicData.ts';

/** One measure over a market's live listings. */
const isMeasured = s.object({
  /** Number of listings with the figure. */
  listings: s.number,
  /** Weighted average: total dollars by total beds, not the mean of asking prices per bed. */
  average: s.number,
  /** First quartile, median, and third quartile. */
  low: s.number,
  middle: s.number,
  high: s.number,
});

export const MEASURES = {
  price_per_bed: 'Price per bed',
  occupancy: 'Occupancy',
  cap_rate: 'Cap rate',
} as const;

export type Measure = keyof typeof MEASURES;

const isMarket = s.both(
  s.object({
    /** A state, a type, or empty for the whole selection. */
    name: s.text,
    listings: s.number,
    /** Total asking price. */
    value: s.number,
  }),
  s.partial({
    price_per_bed: isMeasured,
    occupancy: isMeasured,
    cap_rate: isMeasured,
  } satisfies Record<Measure, unknown>),
);

export const isFigures = s.object({
  whole: isMarket,
  states: s.listOf(isMarket),
  types: s.listOf(isMarket),
});

export type MarketRow = s.ShapeOf<typeof isMarket>;
export type MarketFigures = s.ShapeOf<typeof isFigures>;

export interface MarketChoice {
  /** Empty for all. */
  readonly state: string;
  readonly type: string;
}

export const loadFigures = ({ state, type }: MarketChoice, signal: AbortSignal) =>
  callRpc(
    'market_figures',
    { ...(state !== '' && { state }), ...(type !== '' && { property_type: type }) },
    { accepts: isFigures, signal, retries: 1 },
  );

/** Samples below this size are labeled as few, because one sale changes them. */
export const FEW_LISTINGS = 5;

export const stateName = (code: string): string =>
  (STATES as Readonly<Record<string, string>>)[code] ?? code;

export const kindName = (type: string): string =>
  SHORT_PROPERTY_TYPE_LABELS[type as PropertyType] ?? PROPERTY_TYPES[type as PropertyType] ?? type;

const WRITE: Readonly<Record<Measure, (value: number) => string>> = {
  price_per_bed: formatDollars,
  occupancy: formatPercent,
  cap_rate: formatRate,
};

export const measureText = (measure: Measure, value: number | undefined): string =>
  orUnknown(value, WRITE[measure]);

/** Sample size, labeled if it is small. */
export const formatListingCount = (listings: number): string =>
  listings < FEW_LISTINGS ? `${listings}, few` : formatNumber(listings);

/** Markets with the figure, largest sample first. */
export const rankMarkets = (markets: readonly MarketRow[], measure: Measure) =>
  markets
    .flatMap(({ name, [measure]: measured }) =>
      measured === undefined ? [] : [{ name, measured }],
    )
    .toSorted((a, b) => b.measured.listings - a.measured.listings || a.name.localeCompare(b.name));
