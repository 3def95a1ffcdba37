import { formatDollars } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import { FigureStrip } from '../../kit/figures/FigureStrip.tsx';
import { Link } from '../../kit/link/Link.tsx';
import { Page, PageHeader } from '../../kit/page/Page.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { Loaded } from '../../kit/state/Loaded.tsx';
import { Skeleton } from '../../kit/state/Skeleton.tsx';
import { ParticipantTransactions } from './ParticipantTransactions.tsx';
import { isOnSide } from './participation.ts';
import { useMyTransactionsQuery } from './participationApi.ts';

const linkOf = (id: string) => linkTo('transaction', { id });

/** What the reader has bought, with what it cost. */
export function Component() {
  const answer = useMyTransactionsQuery();
  return (
    <Page>
      <PageHeader />
      <Loaded answer={answer} waiting={<Skeleton height="12rem" />}>
        {(all) => {
          const bought = all.filter((row) => row.status === 'closed' && isOnSide(row, 'buyer'));
          if (bought.length === 0) {
            return (
              <EmptyState title="No community bought yet">
                A purchase stands here once it has closed with you as its buyer.
              </EmptyState>
            );
          }
          const states = new Set(bought.flatMap(({ state }) => state ?? []));
          const paid = bought.reduce((sum, { price }) => sum + (price ?? 0), 0);
          return (
            <>
              <FigureStrip
                figures={[
                  { label: 'Communities', value: `${bought.length}` },
                  { label: 'States', value: `${states.size}` },
                  { label: 'Paid', value: formatDollars(paid) },
                ]}
              />
              <ParticipantTransactions title="Bought" rows={bought} linkOf={linkOf} />
              <p>
                <Link to={linkTo('portfolioTransactions')}>Every purchase and sale by year</Link>
              </p>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
