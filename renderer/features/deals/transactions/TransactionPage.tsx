import { useNavigate } from 'react-router-dom';
import { transaction } from '#shared/records/nouns/transaction.ts';
import { linkTo } from '#shared/routes.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useReadRecordQuery } from '../../../workbench/data/recordsApi.ts';
import { PartyTransaction } from './PartyTransaction.tsx';
import { Transaction } from './Transaction.tsx';
import { TransactionRoute } from './TransactionRoute.tsx';

/** Transaction page: for its team, or a party's view. */
export const Component = () => (
  <TransactionRoute>{(id) => <Found key={id} id={id} />}</TransactionRoute>
);

function Found({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const query = useReadRecordQuery({ noun: transaction, id });
  return (
    <Loaded answer={query} waiting={<Skeleton height="20rem" />}>
      {(row) =>
        row === null ? (
          <PartyTransaction id={id} />
        ) : (
          <Transaction id={id} place="page" onClose={() => void navigate(linkTo('transactions'))} />
        )
      }
    </Loaded>
  );
}
