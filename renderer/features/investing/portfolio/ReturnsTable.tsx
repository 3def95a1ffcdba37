import { centsText, ratioText, timesText } from '#shared/format/figures.ts';
import type { Returns } from '#shared/investing/returns.ts';
import type { Query } from '#shared/routes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { FoldedCell } from '../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../ui/table/FoldingTable.tsx';
import { TableHead } from '../../../ui/table/TableHead.tsx';
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
    <FoldingTable className={styles.table}>
      <caption hidden>{title}</caption>
      <TableHead
        columns={[
          along,
          ...['Paid in', 'Distributed', 'Value', 'Profit', 'Multiple', 'IRR', 'Cash yield'].map(
            (number) => ({ number }),
          ),
        ]}
      />
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
        <tr className={styles.total}>
          <th scope="row">Total</th>
          <Cells returns={total} label="Total" query={until} />
        </tr>
      </tbody>
    </FoldingTable>
  );
}

interface CellsProps {
  readonly returns: Returns;
  readonly label: string;
  readonly query: Query | null;
}

function Cells({ returns, label, query }: CellsProps) {
  const amount = (title: string, name: string, cents: number, kind?: string) => (
    <FoldedCell label={title} className={styles.number}>
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
    </FoldedCell>
  );
  return (
    <>
      {amount('Paid in', 'paid in', returns.paidIn)}
      {amount('Distributed', 'distributed', returns.distributed, 'distribution')}
      {amount('Value', 'value', returns.value, 'valuation')}
      {amount('Profit', 'profit', returns.profit)}
      <FoldedCell label="Multiple" className={styles.number}>
        {timesText(returns.multiple)}
      </FoldedCell>
      <FoldedCell label="IRR" className={styles.number}>
        <span title={irrReason(returns)}>{irrText(returns)}</span>
      </FoldedCell>
      <FoldedCell label="Cash yield" className={styles.number}>
        {ratioText(returns.cashYield)}
      </FoldedCell>
    </>
  );
}
