import { formatDateTime } from '#shared/format/date.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import { RowLink } from '../../../../ui/link/RowLink.tsx';
import { FoldedCell } from '../../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../../ui/table/FoldingTable.tsx';
import styles from '../Transactions.module.css';
import { useMyBidsQuery } from './offersApi.ts';

/** Sales the user is asked to bid on; renders nothing if there are none. */
export function Bids() {
  const { data = [] } = useMyBidsQuery();
  if (data.length === 0) return null;
  return (
    <section aria-label="Offers" className={styles.list}>
      <h2>Offers</h2>
      <FoldingTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Community</th>
            <th scope="col">Deadline</th>
            <th scope="col">Status</th>
            <th scope="col" className={styles.figure}>
              Your offer
            </th>
          </tr>
        </thead>
        <tbody>
          {data.map((bid) => (
            <tr key={bid.transaction_id} data-row>
              <th scope="row">
                <RowLink to={linkTo('transaction', { id: bid.transaction_id })}>
                  {bid.property_name}
                </RowLink>
              </th>
              <FoldedCell label="Deadline">{formatDateTime(bid.deadline)}</FoldedCell>
              <FoldedCell label="Status">{stateOf(bid)}</FoldedCell>
              <FoldedCell label="Your offer" className={styles.figure}>
                {bid.price === null ? null : formatExactDollars(bid.price)}
              </FoldedCell>
            </tr>
          ))}
        </tbody>
      </FoldingTable>
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
