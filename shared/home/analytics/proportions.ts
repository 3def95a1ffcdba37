/** One side of a test: number of views and of conversions. */
export interface TestVariant {
  readonly shown: number;
  readonly acted: number;
}

export type Comparison =
  | { readonly kind: 'waiting'; readonly missing: number }
  | {
      readonly kind: 'compared';
      /** Difference between the rates in points (second minus first) and its 95% confidence interval. */
      readonly difference: number;
      readonly low: number;
      readonly high: number;
      readonly z: number;
      /** Probability that chance alone produces a difference this large. */
      readonly p: number;
      readonly isSignificant: boolean;
    };

/** Minimum sample for the normal approximation. */
export const MIN_VARIANT_VIEWS = 100;
const LEAST_ON_EACH_SIDE = 10;
export const SIGNIFICANT_BELOW = 0.05;
const OF_95 = 1.959964;

/**
 * Compares two rates with a two-sided, pooled two-proportion z-test. Returns a result only if each side has at least
 * 100 views, 10 conversions, and 10 non-conversions.
 */
export function compareVariants(first: TestVariant, second: TestVariant): Comparison {
  const missing = Math.max(lackOf(first), lackOf(second));
  if (missing > 0) return { kind: 'waiting', missing };
  const [one, other] = [getConversionRate(first), getConversionRate(second)];
  const pooled = (first.acted + second.acted) / (first.shown + second.shown);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / first.shown + 1 / second.shown));
  const z = (other - one) / spread;
  const p = 2 * tailBeyond(Math.abs(z));
  const apart = Math.sqrt((one * (1 - one)) / first.shown + (other * (1 - other)) / second.shown);
  return {
    kind: 'compared',
    difference: other - one,
    low: other - one - OF_95 * apart,
    high: other - one + OF_95 * apart,
    z,
    p,
    isSignificant: p < SIGNIFICANT_BELOW,
  };
}

export const getConversionRate = ({ shown, acted }: TestVariant): number =>
  shown === 0 ? 0 : acted / shown;

/** Returns how many more views a side needs at its current rate. */
function lackOf({ shown, acted }: TestVariant): number {
  const least = Math.min(acted, shown - acted);
  const missing = MIN_VARIANT_VIEWS - shown;
  if (least >= LEAST_ON_EACH_SIDE) return Math.max(0, missing);
  const needed = least === 0 ? shown * LEAST_ON_EACH_SIDE : (shown * LEAST_ON_EACH_SIDE) / least;
  return Math.max(1, missing, Math.ceil(needed - shown));
}

/** Returns the upper tail of the normal distribution beyond z, accurate to seven decimal places. */
function tailBeyond(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
