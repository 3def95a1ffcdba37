import type { Series } from '../../../workbench/charts/chart.ts';

interface Day {
  readonly day: string;
}

interface Line<Row> {
  readonly id: string;
  readonly label: string;
  readonly of: (row: Row) => number | null;
  /** Level metrics, such as live listings, aren't summed over a week. */
  readonly stands?: true;
}

const MOST_DAYS = 100;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const WEEK = 7;

/** Groups days for a chart, by week if there are more than 100. */
export function chartDays<Row extends Day>(
  days: readonly Row[],
  lines: readonly Line<Row>[],
): {
  readonly along: string;
  readonly categories: readonly string[];
  readonly series: readonly Series[];
} {
  const isByWeek = days.length > MOST_DAYS;
  const size = isByWeek ? WEEK : 1;
  // Counts from the end so that the last week is complete; leftover days at the start are dropped.
  const start = days.length % size;
  const groups = Array.from({ length: Math.floor(days.length / size) }, (_, index) =>
    days.slice(start + index * size, start + (index + 1) * size),
  );
  return {
    along: isByWeek ? 'Week of' : 'Day',
    categories: groups.map(([first]) => (first === undefined ? '' : shortDay(first.day))),
    series: lines.map(({ id, label, of, stands }) => ({
      id,
      label,
      values: groups.map((group) => {
        const knownValues = group.map(of).filter((value) => value !== null);
        if (knownValues.length === 0) return stands === true ? null : 0;
        return stands === true
          ? (knownValues.at(-1) ?? null)
          : knownValues.reduce((sum, value) => sum + value, 0);
      }),
    })),
  };
}

/** Formats 2026-11-25 as "Nov 25". */
const shortDay = (day: string): string =>
  `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}`;
