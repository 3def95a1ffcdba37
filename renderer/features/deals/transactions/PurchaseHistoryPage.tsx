import { linkTo } from '#shared/routes.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { Bids } from './offers/Bids.tsx';
import { ParticipantTransactions } from './ParticipantTransactions.tsx';
import { isOnSide } from './participation.ts';
import { useMyTransactionsQuery } from './participationApi.ts';

const linkOf = (id: string) => linkTo('transaction', { id });

/** The user's completed and current purchases. */
export function Component() {
  const query = useMyTransactionsQuery();
  return (
    <Page>
      <PageHeader />
      <Bids />
      <Loaded answer={query} waiting={<Skeleton height="12rem" />}>
        {(all) => {
          const rows = all.filter((row) => isOnSide(row, 'buyer') && row.status !== 'terminated');
          return rows.length === 0 ? (
            <EmptyState title="No purchases yet">
              Purchases appear here once a broker names you as the buyer, with this account's email,
              and stay after closing.
            </EmptyState>
          ) : (
            <>
              <ParticipantTransactions
                title="Closed"
                rows={rows.filter(({ status }) => status === 'closed')}
                linkOf={linkOf}
              />
              <ParticipantTransactions
                title="In progress"
                rows={rows.filter(({ status }) => status !== 'closed')}
                linkOf={linkOf}
              />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
