import { linkTo } from '#shared/routes.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ParticipantTransactions } from './ParticipantTransactions.tsx';
import { hasEnded, isOnSide } from './participation.ts';
import { useMyTransactionsQuery } from './participationApi.ts';

const linkOf = (transactionId: string) => linkTo('sellerTransaction', { transactionId });

/** The user's sales, as run by their broker. */
export function Component() {
  const query = useMyTransactionsQuery();
  return (
    <Page>
      <PageHeader />
      <Loaded answer={query} waiting={<Skeleton height="12rem" />}>
        {(all) => {
          const rows = all.filter((row) => isOnSide(row, 'seller'));
          return rows.length === 0 ? (
            <EmptyState title="No sales in progress">
              Sales appear here with stage, dates and documents once your broker names you as a
              party with this account's email.
            </EmptyState>
          ) : (
            <>
              <ParticipantTransactions
                title="In progress"
                rows={rows.filter((row) => !hasEnded(row))}
                linkOf={linkOf}
              />
              <ParticipantTransactions title="Past" rows={rows.filter(hasEnded)} linkOf={linkOf} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
