import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isId } from '../../../ui/format/id.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';

interface TransactionRouteProps {
  readonly children: (id: string) => ReactNode;
}

/** Shows the transaction of the URL. */
export function TransactionRoute({ children }: TransactionRouteProps) {
  const { id = '' } = useParams();
  if (!isId(id)) {
    return (
      <NotFoundMessage title="Transaction not found" to="transactions" button="All transactions">
        The link doesn't lead to a transaction.
      </NotFoundMessage>
    );
  }
  return children(id);
}
