import { formatCalendarDay, formatMonth } from '#shared/format/date.ts';
import { dollarsText } from '#shared/format/figures.ts';
import { formatDollars } from '#shared/format/money.ts';
import { formatNumber } from '#shared/format/number.ts';
import { formatPercent } from '#shared/format/percent.ts';
import { RuledTable } from '../../../../ui/table/RuledTable.tsx';
import { TableHead } from '../../../../ui/table/TableHead.tsx';
import { LineChart } from '../../../../workbench/charts/LineChart.tsx';
import styles from './Deal.module.css';
import type { VisibleDetails } from './dealApi.ts';

/** Unit mix, payor mix, and monthly figures as stated by the broker. */
export function UnitDetails({ details }: { readonly details: VisibleDetails }) {
  const { unit_mix: units, payor_mix: payors, history, stated_on } = details;
  const months = history.map(({ month }) => formatMonth(new Date(`${month}-02T12:00:00`)));
  return (
    <>
      {units.length > 0 && (
        <div>
          <h3>Unit mix</h3>
          <RuledTable className={styles.table}>
            <TableHead columns={['Type', 'Units', 'Share', 'Monthly rate']} />
            <tbody>
              {units.map(({ kind, units: count, rate }) => (
                <tr key={kind}>
                  <th scope="row">{kind}</th>
                  <td>{formatNumber(count)}</td>
                  <td>{formatPercent((100 * count) / sum(units.map((one) => one.units)))}</td>
                  <td>{dollarsText(rate)}</td>
                </tr>
              ))}
            </tbody>
          </RuledTable>
        </div>
      )}
      {payors.length > 0 && (
        <div>
          <h3>Payor mix</h3>
          <ul className={styles.payors}>
            {payors.map(({ payor, share }) => (
              <li key={payor}>
                <span>{payor}</span>
                <meter min={0} max={100} value={share} aria-label={payor} />
                <span>{formatPercent(share)}</span>
              </li>
            ))}
          </ul>
          <p className={styles.note}>Share of resident days.</p>
        </div>
      )}
      {history.some(({ census }) => census !== null) && (
        <LineChart
          title="Census"
          file="census"
          note="Residents, by month."
          along="Month"
          categories={months}
          series={[
            { id: 'census', label: 'Residents', values: history.map(({ census }) => census) },
          ]}
          write={formatNumber}
        />
      )}
      {history.some(({ rate }) => rate !== null) && (
        <LineChart
          title="Average monthly rate"
          file="rates"
          note="Per occupied unit, by month."
          along="Month"
          categories={months}
          series={[{ id: 'rate', label: 'Rate', values: history.map(({ rate }) => rate) }]}
          write={formatDollars}
        />
      )}
      <p className={styles.note}>Stated by the broker on {formatCalendarDay(stated_on)}.</p>
    </>
  );
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
