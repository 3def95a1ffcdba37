import { transaction } from '#shared/records/nouns/transaction.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { RecordForm } from '../../../workbench/form/RecordForm.tsx';
import styles from './Transactions.module.css';

interface NewTransactionProps {
  readonly onAdded: (row: RecordRow) => void;
  readonly onClose: () => void;
}

export function NewTransaction({ onAdded, onClose }: NewTransactionProps) {
  return (
    <Dialog label="New transaction" place="panel" onClose={onClose}>
      <div className={styles.dialog}>
        <h2>New transaction</h2>
        <RecordForm
          noun={transaction}
          row={null}
          place="panel"
          begin={{ status: 'negotiation', side: 'sell' }}
          onSaved={onAdded}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
