import { centsText, ratioText, timesText } from '#shared/format/figures.ts';
import type { Returns } from '#shared/investing/returns.ts';
import type { Query } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { RuledTable } from '../../../ui/table/RuledTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { irrReason, irrText } from './figureText.ts';
import styles from './Portfolio.module.css';

export interface ReturnsRow {
  readonly key: string;
  readonly label: string;
  readonly href: string | null;
  readonly detail?: string;
  readonly returns: Returns;
  /** Filter for the entries that its figures count; null if a filter can't express it. */
  readonly query: Query | null;
}

interface ReturnsTableProps {
  readonly title: string;
  readonly along: string;
  readonly rows: readonly ReturnsRow[];
  readonly total: Returns;
  /** Day of the figures, to filter entries by; null for today. */
  readonly asOf: string | null;
}

/** Returns by row, each figure linked to the entries it counts. */
export function ReturnsTable({ title, along, rows, total, asOf }: ReturnsTableProps) {
  const until: Query = asOf === null ? {} : { to: asOf };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too
    <div className={ui.scroll} tabIndex={0}>
      <RuledTable className={styles.table}>
        <caption hidden>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{along}</th>
            {['Paid in', 'Distributed', 'Value', 'Profit', 'Multiple', 'IRR', 'Cash yield'].map(
              (label) => (
                <th key={label} scope="col" className={styles.number}>
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, href, detail, returns, query }) => (
            <tr key={key}>
              <th scope="row">
                {href === null ? label : <Link to={href}>{label}</Link>}
                {detail !== undefined && <span className={ui.subline}>{detail}</span>}
              </th>
              <Cells
                returns={returns}
                label={label}
                query={query === null ? null : { ...query, ...until }}
              />
            </tr>
          ))}
        </tbody>
        <tfoot className={styles.total}>
          <tr>
            <th scope="row">Total</th>
            <Cells returns={total} label="Total" query={until} />
          </tr>
        </tfoot>
      </RuledTable>
    </div>
  );
}

interface CellsProps {
  readonly returns: Returns;
  readonly label: string;
  readonly query: Query | null;
}

function Cells({ returns, label, query }: CellsProps) {
  const amount = (name: string, cents: number, kind?: string) => (
    <td className={styles.number}>
      {query === null || cents === 0 ? (
        centsText(cents)
      ) : (
        <RouteLink
          to="portfolioTransactions"
          query={{ ...query, ...(kind !== undefined && { kind }) }}
          aria-label={`${label}, ${name}: ${centsText(cents)}`}
        >
          {centsText(cents)}
        </RouteLink>
      )}
    </td>
  );
  return (
    <>
      {amount('paid in', returns.paidIn)}
      {amount('distributed', returns.distributed, 'distribution')}
      {amount('value', returns.value, 'valuation')}
      {amount('profit', returns.profit)}
      <td className={styles.number}>{timesText(returns.multiple)}</td>
      <td className={styles.number} title={irrReason(returns)}>
        {irrText(returns)}
      </td>
      <td className={styles.number}>{ratioText(returns.cashYield)}</td>
    </>
  );
}
