import { formatNumber } from '#shared/format/number.ts';
import { linkTo } from '#shared/routes.ts';
import { type DashboardContext, getNumbers } from '../../../session/dashboard/dashboardPart.ts';
import { usePrefetch } from '../../../ui/link/navigation.ts';
import { RowLink } from '../../../ui/link/RowLink.tsx';
import * as s from '../../../ui/shape/shape.ts';
import { FoldingTable } from '../../../ui/table/FoldingTable.tsx';
import ui from '../../../ui/theme/ui.module.css';
import { formatAskingPrice } from './listing.ts';
import styles from './OwnListings.module.css';

const isOwn = s.object({
  id: s.text,
  name: s.text,
  location: s.text,
  price: s.orNull(s.number),
  views: s.number,
  status: s.text,
  is_waiting: s.bool,
  asked: s.number,
});
type Own = s.ShapeOf<typeof isOwn>;

const ownIn = getNumbers('own_listings', s.object({ best: s.listOf(isOwn) }));

/** A seller's listings, most viewed first, with status and inquiries. */
export default function OwnListings({ facts }: { readonly facts: DashboardContext }) {
  const own = ownIn(facts.numbers)?.best ?? [];
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="own-listings-title" className={styles.section}>
      <h2 id="own-listings-title">Your listings</h2>
      <FoldingTable className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Community</th>
            <th scope="col">Location</th>
            <th scope="col">Status</th>
            <th scope="col" className={styles.figure}>
              Price
            </th>
            <th scope="col" className={styles.figure}>
              Views
            </th>
            <th scope="col" className={styles.figure}>
              Inquiries (30 days)
            </th>
          </tr>
        </thead>
        <tbody>
          {own.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </FoldingTable>
    </section>
  );
}

const stateOf = ({ status, is_waiting: isPending }: Own): string => {
  if (isPending) return 'In review';
  return status === 'under_contract' ? 'Under contract' : 'For sale';
};

function Row({ row }: { readonly row: Own }) {
  return (
    <tr data-row>
      <th scope="row">
        <RowLink {...usePrefetch('property')} to={linkTo('property', { id: row.id })}>
          {row.name}
        </RowLink>
      </th>
      <td className={ui.muted}>{row.location}</td>
      <td>{stateOf(row)}</td>
      <td className={styles.figure}>{formatAskingPrice(row.price)}</td>
      <td className={styles.figure} data-label="views">
        {formatNumber(row.views)}
      </td>
      <td className={styles.figure} data-label="asked">
        {formatNumber(row.asked)}
      </td>
    </tr>
  );
}
