import { linkTo } from '#shared/routes.ts';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { ParticipantTransactions } from './ParticipantTransactions.tsx';
import { hasEnded, isOnSide } from './participation.ts';
import { useMyTransactionsQuery } from './participationApi.ts';

const linkOf = (transactionId: string) => linkTo('sellerTransaction', { transactionId });

/** What the reader is selling, as their broker runs it. */
export function Component() {
  const answer = useMyTransactionsQuery();
  return (
    <Page>
      <PageHeader />
      <Loaded answer={answer} waiting={<Skeleton height="12rem" />}>
        {(all) => {
          const rows = all.filter((row) => isOnSide(row, 'seller'));
          return rows.length === 0 ? (
            <EmptyState title="No sale under way">
              Once your broker names you as a party, by the e-mail address of this account, the sale
              stands here with its stage, its dates and its documents.
            </EmptyState>
          ) : (
            <>
              <ParticipantTransactions
                title="Under way"
                rows={rows.filter((row) => !hasEnded(row))}
                linkOf={linkOf}
              />
              <ParticipantTransactions title="Over" rows={rows.filter(hasEnded)} linkOf={linkOf} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
