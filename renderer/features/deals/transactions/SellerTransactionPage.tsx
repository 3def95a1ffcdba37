import { useParams } from 'react-router-dom';
import { isId } from '../../../ui/format/id.ts';
import { NotFoundMessage } from '../../../ui/page/NotFoundMessage.tsx';
import { PartyTransaction } from './PartyTransaction.tsx';

/** A sale as its seller sees it. */
export function Component() {
  const { transactionId = '' } = useParams();
  return isId(transactionId) ? (
    <PartyTransaction key={transactionId} id={transactionId} />
  ) : (
    <NotFoundMessage title="Sale not found" to="sellerTransactions" button="Your sales">
      The link doesn't lead to a sale.
    </NotFoundMessage>
  );
}
