import { formatDollars } from '#shared/format/money.ts';
import { linkTo } from '#shared/routes.ts';
import { FigureStrip } from '../../../ui/figures/FigureStrip.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ParticipantTransactions } from './ParticipantTransactions.tsx';
import { isOnSide } from './participation.ts';
import { useMyTransactionsQuery } from './participationApi.ts';

const linkOf = (id: string) => linkTo('transaction', { id });

/** The user's purchases and their cost. */
export function Component() {
  const query = useMyTransactionsQuery();
  return (
    <Page>
      <PageHeader />
      <Loaded answer={query} waiting={<Skeleton height="12rem" />}>
        {(all) => {
          const bought = all.filter((row) => row.status === 'closed' && isOnSide(row, 'buyer'));
          if (bought.length === 0) {
            return (
              <EmptyState title="No purchases yet">
                Purchases appear here after they close with you as the buyer.
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
              <ParticipantTransactions title="Purchased" rows={bought} linkOf={linkOf} />
              <p>
                <Link to={linkTo('portfolioTransactions')}>All purchases and sales by year</Link>
              </p>
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
