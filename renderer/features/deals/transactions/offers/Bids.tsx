import { formatDateTime } from '#shared/format/date.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import { RowLink } from '../../../../ui/link/RowLink.tsx';
import { ColumnTable } from '../../../../ui/table/ColumnTable.tsx';
import styles from '../Transactions.module.css';
import { useMyBidsQuery } from './offersApi.ts';

/** Sales the user is asked to bid on; renders nothing if there are none. */
export function Bids() {
  const { data = [] } = useMyBidsQuery();
  if (data.length === 0) return null;
  return (
    <section aria-label="Offers" className={styles.list}>
      <h2>Offers</h2>
      <ColumnTable
        rows={data}
        keyOf={(bid) => bid.transaction_id}
        columns={[
          {
            label: 'Community',
            cell: (bid) => (
              <RowLink to={linkTo('transaction', { id: bid.transaction_id })}>
                {bid.property_name}
              </RowLink>
            ),
          },
          { label: 'Deadline', cell: (bid) => formatDateTime(bid.deadline) },
          { label: 'Status', cell: stateOf },
          {
            label: 'Your offer',
            className: styles.figure,
            cell: ({ price }) => (price === null ? null : formatExactDollars(price)),
          },
        ]}
      />
    </section>
  );
}

function stateOf({
  status,
  price,
  is_running: isRunning,
}: {
  readonly status: string | null;
  readonly price: number | null;
  readonly is_running: boolean;
}): string {
  if (status === 'declined') return 'Declined';
  if (price === null) return isRunning ? 'No offer yet' : 'No offer made';
  return isRunning ? 'Offer made' : 'Under review';
}
