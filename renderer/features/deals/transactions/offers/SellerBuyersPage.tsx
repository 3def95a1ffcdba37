import { roleLabel } from '#shared/deals/transactions/parties.ts';
import { formatDay } from '#shared/format/date.ts';
import { formatExactDollars } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import { RowLink } from '../../../../ui/link/RowLink.tsx';
import { Page, PageHeader } from '../../../../ui/page/Page.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { ColumnTable } from '../../../../ui/table/ColumnTable.tsx';
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
          <ColumnTable
            className={styles.table}
            rows={rows}
            keyOf={(row) => row.party_id}
            columns={[
              {
                label: 'Buyer',
                cell: (row) => (
                  <RowLink to={linkTo('sellerOffers', undefined, { of: row.transaction_id })}>
                    {row.company ?? row.name}
                  </RowLink>
                ),
              },
              { label: 'Community', cell: (row) => row.property_name },
              { label: 'Role', cell: (row) => roleLabel(row.role) },
              {
                label: 'Proof of funds',
                cell: ({ proof_of_funds: proof }) => proof && proofOfFundsText(proof),
              },
              { label: 'License history', cell: (row) => row.licence_history },
              { label: 'Last offer', cell: ({ at }) => at && formatDay(at) },
              {
                label: 'Price',
                className: styles.figure,
                cell: ({ price }) => (price === null ? null : formatExactDollars(price)),
              },
            ]}
          />
        )}
      </Loaded>
    </Page>
  );
}
