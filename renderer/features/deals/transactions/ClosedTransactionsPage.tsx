import { transaction } from '#shared/records/nouns/transaction.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { NounList } from '../../../workbench/list/NounList.tsx';
import { getRecordNeighbors } from '../../../workbench/record/recordNeighbors.ts';
import { Transaction } from './Transaction.tsx';

const CLOSED = [{ field: 'status', is: 'any_of', values: ['closed'] }] as const;

/** Closed transactions of the user's team. */
export function Component() {
  return (
    <NounList
      noun={transaction}
      file="closed-transactions"
      filters={CLOSED}
      nothing={
        <EmptyState title="No closed transactions">
          Transactions appear here after they move to Closed.
        </EmptyState>
      }
      panel={(id, { known, ids, go, close }) => (
        <Transaction
          place="panel"
          id={id}
          known={known}
          neighbours={getRecordNeighbors(ids, id, go)}
          onClose={close}
        />
      )}
    />
  );
}
