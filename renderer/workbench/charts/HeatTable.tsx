import { max } from 'd3-array';
import { TableHead } from '../../ui/table/TableHead.tsx';
import ui from '../../ui/theme/ui.module.css';
import { ChartFrame } from './ChartFrame.tsx';
import styles from './Charts.module.css';
import { type Series, toChartTable } from './chart.ts';

interface HeatTableProps {
  readonly title: string;
  readonly note?: string;
  readonly file: string;
  readonly along: string;
  readonly categories: readonly string[];
  readonly series: readonly Series[];
  readonly write: (value: number) => string;
}

const STEPS = 5;

/** A heat map table: larger values are darker, and each cell shows its value. */
export function HeatTable({ along, categories, series, ...frame }: HeatTableProps) {
  const most = max(series.flatMap(({ values }) => values.map((value) => value ?? 0))) ?? 0;
  const heatOf = (value: number | null | undefined): number =>
    value === null || value === undefined || value <= 0 || most === 0
      ? 0
      : Math.max(1, Math.ceil((value / most) * STEPS));
  return (
    <ChartFrame {...frame} table={toChartTable(along, categories, series)} isTable>
      {() => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
        <section className={ui.scroll} aria-label={frame.title} tabIndex={0}>
          <table className={styles.table} aria-label={frame.title}>
            <TableHead columns={[along, ...categories]} />
            <tbody>
              {series.map(({ id, label, values }) => (
                <tr key={id}>
                  <th scope="row">{label}</th>
                  {categories.map((name, index) => {
                    const value = values[index] ?? null;
                    return (
                      <td key={name} data-heat={heatOf(value)}>
                        {value === null || value === 0 ? '—' : frame.write(value)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </ChartFrame>
  );
}
