import { deal } from '#shared/records/nouns/deal.ts';
import type { RecordRow } from '../../../core/records/row.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { RecordForm } from '../../../kit/work/form/RecordForm.tsx';
import styles from './Deals.module.css';

interface NewDealProps {
  readonly onAdded: (row: RecordRow) => void;
  readonly onClose: () => void;
}

export function NewDeal({ onAdded, onClose }: NewDealProps) {
  return (
    <Dialog label="New deal" place="panel" onClose={onClose}>
      <div className={styles.new}>
        <h2>New deal</h2>
        <RecordForm
          noun={deal}
          row={null}
          place="panel"
          begin={{ stage: 'valuation' }}
          onSaved={onAdded}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
