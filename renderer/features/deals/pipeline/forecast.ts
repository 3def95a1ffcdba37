import { CLOSED_STAGES } from '#shared/deals/stages.ts';
import type { Series } from '../../../workbench/charts/chart.ts';
import type { Step } from '../../../workbench/charts/WaterfallChart.tsx';

export interface Forecast {
  /** First day of the month. */
  readonly month: string;
  readonly stage: string;
  readonly deals: number;
  readonly commission: number;
  readonly weighted: number;
}

interface Month {
  readonly month: string;
  readonly label: string;
}

const NAMES = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Returns the requested number of months, starting with the first one reported; the year is set on its first month. */
export function getForecastMonths(
  rows: readonly Forecast[],
  count: number,
  now = new Date(),
): Month[] {
  const first = `${now.getFullYear()}-${`${now.getMonth() + 1}`.padStart(2, '0')}-01`;
  const from = rows.reduce((least, { month }) => (month < least ? month : least), first);
  const [year = 0, month = 1] = from.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const at = month - 1 + index;
    const [y, m] = [year + Math.floor(at / 12), at % 12];
    return {
      month: `${y}-${`${m + 1}`.padStart(2, '0')}-01`,
      label: index === 0 || m === 0 ? `${NAMES[m]} ${y}` : `${NAMES[m]}`,
    };
  });
}

/** One series per phase; `read` picks the value of each stage. */
export const byPhase = (
  rows: readonly Forecast[],
  months: readonly Month[],
  phases: readonly { readonly label: string; readonly stages: readonly string[] }[],
  read: (row: Forecast) => number,
): readonly Series[] =>
  phases.map(({ label, stages }) => ({
    id: label,
    label,
    values: months.map(({ month }) =>
      rows
        .filter((row) => row.month === month && stages.includes(row.stage))
        .reduce((sum, row) => sum + read(row), 0),
    ),
  }));

export function computeRunningTotals(values: readonly number[]): readonly number[] {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
}

/** Steps from the total open value to the expected value. */
export function expectedFrom(rows: readonly Forecast[]): readonly Step[] {
  const isClosed = ({ stage }: Forecast) => CLOSED_STAGES.includes(stage);
  const sum = (some: readonly Forecast[], read: (row: Forecast) => number) =>
    some.reduce((all, row) => all + read(row), 0);
  const open = rows.filter((row) => !isClosed(row));
  const all = sum(open, ({ commission }) => commission);
  const likely = sum(open, ({ weighted }) => weighted);
  const closed = sum(rows.filter(isClosed), ({ commission }) => commission);
  return [
    { label: 'Open deals', value: all, isTotal: true },
    { label: 'Risk', value: likely - all },
    { label: 'Closed', value: closed },
    { label: 'Expected', value: likely + closed, isTotal: true },
  ];
}
