/** Months of history that each method needs. The last six months are for the backtest. */
const LINEAR_MONTHS = 12;
const SEASONAL_MONTHS = 30;
const BACKTEST_MONTHS = 6;
const HORIZON = 3;

export type ForecastMethod = 'linear' | 'seasonal' | 'unchanged';

export interface ForecastMonth {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Forecast {
  readonly method: ForecastMethod;
  readonly months: readonly ForecastMonth[];
  /** Mean absolute error of the backtest, by months ahead. */
  readonly errors: readonly number[];
  /** Forecasts that the backtest compared with what happened. */
  readonly tests: number;
}

export interface NoForecast {
  readonly reason: string;
}

/** Least-squares line through all months. */
function predictLinear(values: readonly number[], ahead: number): number {
  const n = values.length;
  const middle = (n - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  let covariance = 0;
  let variance = 0;
  for (const [at, value] of values.entries()) {
    covariance += (at - middle) * (value - mean);
    variance += (at - middle) ** 2;
  }
  const slope = variance === 0 ? 0 : covariance / variance;
  return mean + slope * (n - 1 + ahead - middle);
}

/** The same month of last year, plus the change of the last twelve months against the twelve before. */
function predictSeasonal(values: readonly number[], ahead: number): number {
  const mean = (from: number, to: number) => {
    const part = values.slice(from, to);
    return part.reduce((sum, value) => sum + value, 0) / part.length;
  };
  const n = values.length;
  const yearAgo = values[n - 12 + ahead - 1] ?? values[n - 1] ?? 0;
  return yearAgo + mean(n - 12, n) - mean(n - 24, n - 12);
}

/** The last month. Fits figures that level off better than a line. */
const predictUnchanged = (values: readonly number[]): number => values.at(-1) ?? 0;

const PREDICT = {
  linear: predictLinear,
  seasonal: predictSeasonal,
  unchanged: predictUnchanged,
} as const;

/** Forecasts each of the last months from the months before it; returns mean absolute errors by months ahead. */
function backtest(values: readonly number[], method: ForecastMethod) {
  const sums = Array.from({ length: HORIZON }, () => ({ error: 0, count: 0 }));
  for (let end = values.length - BACKTEST_MONTHS; end < values.length; end += 1) {
    for (const [at, sum] of sums.entries()) {
      const actual = values[end + at];
      if (actual === undefined) continue;
      sum.error += Math.abs(PREDICT[method](values.slice(0, end), at + 1) - actual);
      sum.count += 1;
    }
  }
  return {
    errors: sums.map(({ error, count }) => error / count),
    tests: sums.reduce((total, { count }) => total + count, 0),
  };
}

/** Backtests each method that has enough months, and returns the one with the smallest error; the first of equals. */
function findBestMethod(values: readonly number[]) {
  const methods: readonly ForecastMethod[] =
    values.length >= SEASONAL_MONTHS
      ? ['linear', 'seasonal', 'unchanged']
      : ['linear', 'unchanged'];
  const total = (errors: readonly number[]) => errors.reduce((sum, error) => sum + error, 0);
  return methods
    .map((method) => ({ method, ...backtest(values, method) }))
    .reduce((best, one) => (total(one.errors) < total(best.errors) ? one : best));
}

/** Returns the month after `YYYY-MM` by a number of months. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

interface Series {
  /** Whole months, oldest first. */
  readonly months: readonly { readonly month: string; readonly value: number }[];
  /** What the months are of, for the reason of no forecast, such as "This community". */
  readonly subject: string;
  readonly least?: number;
  readonly most?: number;
}

/**
 * Forecasts a monthly figure for three months. Uses the method with the smallest backtest error; the range is that
 * error. Without enough months, or with months missing between them, it returns the reason.
 */
export function forecastSeries({
  months,
  subject,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
}: Series): Forecast | NoForecast {
  const last = months.at(-1);
  if (last === undefined || months.length < LINEAR_MONTHS) {
    return {
      reason: `A forecast needs ${LINEAR_MONTHS} whole months. ${subject} has ${months.length}.`,
    };
  }
  const gap = months.find(({ month }, at) => {
    const before = months[at - 1];
    return before !== undefined && addMonths(before.month, 1) !== month;
  });
  if (gap !== undefined) {
    return {
      reason: `A forecast needs months without gaps. The month before ${gap.month} is missing.`,
    };
  }
  const values = months.map(({ value }) => value);
  const { method, errors, tests } = findBestMethod(values);
  const clamp = (value: number) => Math.min(Math.max(value, least), most);
  return {
    method,
    errors,
    tests,
    months: errors.map((error, at) => {
      const value = PREDICT[method](values, at + 1);
      return {
        month: addMonths(last.month, at + 1),
        value: clamp(value),
        low: clamp(value - error),
        high: clamp(value + error),
      };
    }),
  };
}

/** How each method is described on screens. */
export const FORECAST_METHODS: Readonly<Record<ForecastMethod, string>> = {
  linear: 'linear regression, a straight line through all months',
  seasonal: 'the same month of last year plus the change of the year',
  unchanged: 'the last month unchanged, which fit better than a line',
};

/** Forecasts occupied units for three months from whole months of one community. */
export function forecastOccupancy(
  months: readonly { readonly month: string; readonly occupied: number }[],
  available: number,
): Forecast | NoForecast {
  if (months.length >= LINEAR_MONTHS && months.every(({ occupied }) => occupied === 0)) {
    return { reason: 'A forecast needs months with residents.' };
  }
  return forecastSeries({
    months: months.map(({ month, occupied }) => ({ month, value: occupied })),
    subject: 'This community',
    least: 0,
    most: available,
  });
}
