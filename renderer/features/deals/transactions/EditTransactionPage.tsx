import { useNavigate } from 'react-router-dom';
import { transaction } from '#shared/records/nouns/transaction.ts';
import { getRecordName } from '#shared/records/row.ts';
import { linkTo } from '#shared/routes.ts';
import { Page, PageHeader } from '../../../ui/page/Page.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { useReadRecordQuery } from '../../../workbench/data/recordsApi.ts';
import { RecordForm } from '../../../workbench/form/RecordForm.tsx';
import { TransactionRoute } from './TransactionRoute.tsx';

/** Transaction edit form with its own URL. */
export const Component = () => (
  <TransactionRoute>{(id) => <Found key={id} id={id} />}</TransactionRoute>
);

function Found({ id }: { readonly id: string }) {
  const navigate = useNavigate();
  const query = useReadRecordQuery({ noun: transaction, id });
  const openTransaction = () => void navigate(linkTo('transaction', { id }));
  return (
    <Loaded answer={query} waiting={<Skeleton height="20rem" />}>
      {(row) =>
        row === null ? (
          <EmptyState title="You can't edit this transaction">
            It was deleted, or your team doesn't run it.
          </EmptyState>
        ) : (
          <Page>
            <PageHeader title={`Edit ${getRecordName(transaction, row)}`} />
            <RecordForm
              noun={transaction}
              row={row}
              onSaved={openTransaction}
              onCancel={openTransaction}
            />
          </Page>
        )
      }
    </Loaded>
  );
}
