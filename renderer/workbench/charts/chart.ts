import { max, min, ticks } from 'd3-array';

/** Values of one series by category; null for no value. */
export interface Series {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (number | null)[];
}

export interface Bounds {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const boundsOf = (width: number, height = 240): Bounds => ({
  width,
  height,
  left: 64,
  right: width - 12,
  top: 12,
  bottom: height - 28,
});

export interface Scale {
  readonly at: (value: number) => number;
  readonly ticks: readonly number[];
}

/**
 * Returns a scale that starts at zero unless specified, ends at a round value, and uses whole steps for whole values.
 */
export function scaleOf(
  values: readonly number[],
  from: number,
  to: number,
  { count = 4, fromZero = true }: { readonly count?: number; readonly fromZero?: boolean } = {},
): Scale {
  const least = fromZero ? Math.min(0, min(values) ?? 0) : (min(values) ?? 0);
  const isWhole = values.every(Number.isInteger);
  const most = Math.max(max(values) ?? 1, least + (isWhole ? 1 : 1e-9));
  const tickCount = isWhole ? Math.min(count, most - least) : count;
  const marks = ticks(least, most, tickCount);
  const step = (marks[1] ?? most) - (marks[0] ?? least) || most - least || 1;
  const low = Math.floor(least / step + 1e-9) * step;
  const high = Math.ceil(most / step - 1e-9) * step;
  const round = ticks(low, high, tickCount);
  return { at: (value) => from + ((value - low) / (high - low || 1)) * (to - from), ticks: round };
}

export interface Band {
  readonly start: number;
  readonly width: number;
  readonly middle: number;
}

/** Returns bands of equal width with gaps. */
export function bandsOf(count: number, from: number, to: number, gap = 0.24): readonly Band[] {
  const step = (to - from) / Math.max(count, 1);
  const width = Math.min(step * (1 - gap), 72);
  return Array.from({ length: count }, (_, index) => {
    const middle = from + step * (index + 0.5);
    return { start: middle - width / 2, width, middle };
  });
}

/** Label interval that keeps labels from overlapping. */
export const getLabelInterval = (count: number, width: number, room = 56): number =>
  Math.max(1, Math.ceil((count * room) / Math.max(width, 1)));

/** A chart's data as a table, also used for its file. */
export interface ChartTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly [string, ...(number | null)[]])[];
}

export const toChartTable = (
  first: string,
  categories: readonly string[],
  series: readonly Series[],
): ChartTable => ({
  head: [first, ...series.map(({ label }) => label)],
  rows: categories.map((category, index) => [
    category,
    ...series.map(({ values }) => values[index] ?? null),
  ]),
});
