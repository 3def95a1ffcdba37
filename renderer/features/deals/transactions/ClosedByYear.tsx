import { linkTo } from '#shared/routes.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { ParticipantTransactions } from './ParticipantTransactions.tsx';
import { type MyTransaction, useMyTransactionsQuery } from './participationApi.ts';

const linkOf = (id: string) => linkTo('transaction', { id });
const yearOf = ({ closed_on: closed }: MyTransaction): string => closed?.slice(0, 4) ?? '';

/** All purchases and sales with the user as a party, latest year first. */
export function ClosedByYear() {
  const query = useMyTransactionsQuery();
  return (
    <Loaded answer={query} waiting={<Skeleton height="12rem" />}>
      {(all) => {
        const closed = all.filter(({ status }) => status === 'closed');
        const years = [...new Set(closed.map(yearOf))].toSorted().toReversed();
        return closed.length === 0 ? (
          <EmptyState title="No closed transactions">
            Purchases and sales you take part in appear here after they close.
          </EmptyState>
        ) : (
          years.map((year) => (
            <ParticipantTransactions
              key={year}
              title={year}
              rows={closed.filter((row) => yearOf(row) === year)}
              linkOf={linkOf}
            />
          ))
        );
      }}
    </Loaded>
  );
}
