import { roleLabel } from '#shared/deals/transactions/parties.ts';
import { formatDay } from '#shared/format/date.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import { RowLink } from '../../../../ui/link/RowLink.tsx';
import { Page, PageHeader } from '../../../../ui/page/Page.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { FoldedCell } from '../../../../ui/table/FoldedCell.tsx';
import { FoldingTable } from '../../../../ui/table/FoldingTable.tsx';
import styles from '../Transactions.module.css';
import { useMyBuyersQuery } from './offersApi.ts';
import { proofOfFundsText } from './proofOfFunds.ts';

/** Bidders and buyers in sales the user sells or runs. */
export function Component() {
  const query = useMyBuyersQuery();
  return (
    <Page>
      <PageHeader />
      <Loaded
        answer={query}
        waiting={<Skeleton height="12rem" />}
        nothing={
          <EmptyState title="No buyers yet">
            Bidders and buyers in your sales appear here with their latest offer.
          </EmptyState>
        }
      >
        {(rows) => (
          <FoldingTable className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Buyer</th>
                <th scope="col">Community</th>
                <th scope="col">Role</th>
                <th scope="col">Proof of funds</th>
                <th scope="col">License history</th>
                <th scope="col">Last offer</th>
                <th scope="col" className={styles.figure}>
                  Price
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.party_id} data-row>
                  <th scope="row">
                    <RowLink to={linkTo('sellerOffers', undefined, { of: row.transaction_id })}>
                      {row.company ?? row.name}
                    </RowLink>
                  </th>
                  <FoldedCell label="Community">{row.property_name}</FoldedCell>
                  <FoldedCell label="Role">{roleLabel(row.role)}</FoldedCell>
                  <FoldedCell label="Proof of funds">
                    {row.proof_of_funds === null ? null : proofOfFundsText(row.proof_of_funds)}
                  </FoldedCell>
                  <FoldedCell label="License history">{row.licence_history}</FoldedCell>
                  <FoldedCell label="Last offer">
                    {row.at === null ? null : formatDay(row.at)}
                  </FoldedCell>
                  <FoldedCell label="Price" className={styles.figure}>
                    {row.price === null ? null : formatExactDollars(row.price)}
                  </FoldedCell>
                </tr>
              ))}
            </tbody>
          </FoldingTable>
        )}
      </Loaded>
    </Page>
  );
}
