import { roleLabel } from '#shared/deals/transactions/parties.ts';
import { stageLabel } from '#shared/deals/transactions/stages.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { RowLink } from '../../../ui/link/RowLink.tsx';
import { FoldedCell } from '../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../ui/table/FoldingTable.tsx';
import { formatCalendarDay } from './formatCalendarDay.ts';
import type { MyTransaction } from './participationApi.ts';
import styles from './Transactions.module.css';

interface PartListProps {
  readonly title: string;
  readonly rows: readonly MyTransaction[];
  readonly linkOf: (id: string) => string;
}

/** Transactions in which the user is a party. */
export function ParticipantTransactions({ title, rows, linkOf }: PartListProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={title} className={styles.list}>
      <h2>{title}</h2>
      <FoldingTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Community</th>
            <th scope="col">Stage</th>
            <th scope="col">Your role</th>
            <th scope="col">Next date</th>
            <th scope="col" className={styles.figure}>
              Price
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-row>
              <th scope="row">
                <RowLink to={linkOf(row.id)}>{row.property_name}</RowLink>
              </th>
              <FoldedCell label="Stage">{stageLabel(row.status)}</FoldedCell>
              <FoldedCell label="Your role">{row.roles.map(roleLabel).join(', ')}</FoldedCell>
              <FoldedCell label="Next date">{nextOf(row)}</FoldedCell>
              <FoldedCell label="Price" className={styles.figure}>
                {row.price === null ? null : formatExactDollars(row.price)}
              </FoldedCell>
            </tr>
          ))}
        </tbody>
      </FoldingTable>
    </section>
  );
}

function nextOf(row: MyTransaction): string {
  if (row.closed_on !== null) return `Closed ${formatCalendarDay(row.closed_on)}`;
  return row.next_date === null ? '—' : `${row.next_date}, ${formatCalendarDay(row.next_on)}`;
}
