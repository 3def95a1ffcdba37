import { roleLabel } from '#shared/deals/transactions/parties.ts';
import { stageLabel } from '#shared/deals/transactions/stages.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { RowLink } from '../../../ui/link/RowLink.tsx';
import { ColumnTable } from '../../../ui/table/ColumnTable.tsx';
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
      <ColumnTable
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Community',
            cell: (row) => <RowLink to={linkOf(row.id)}>{row.property_name}</RowLink>,
          },
          { label: 'Stage', cell: (row) => stageLabel(row.status) },
          { label: 'Your role', cell: (row) => row.roles.map(roleLabel).join(', ') },
          { label: 'Next date', cell: nextOf },
          {
            label: 'Price',
            className: styles.figure,
            cell: ({ price }) => (price === null ? null : formatExactDollars(price)),
          },
        ]}
      />
    </section>
  );
}

function nextOf(row: MyTransaction): string {
  if (row.closed_on !== null) return `Closed ${formatCalendarDay(row.closed_on)}`;
  return row.next_date === null ? '—' : `${row.next_date}, ${formatCalendarDay(row.next_on)}`;
}
