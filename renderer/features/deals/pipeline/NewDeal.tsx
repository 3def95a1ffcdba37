import { deal } from '#shared/records/nouns/deal.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import type { RecordRow } from '../../../workbench/data/row.ts';
import { RecordForm } from '../../../workbench/form/RecordForm.tsx';
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
