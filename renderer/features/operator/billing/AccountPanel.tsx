import { Button } from '@blueprintjs/core';
import { Cross } from '@blueprintjs/icons';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import styles from './Billing.module.css';
import { useResidentAccountQuery } from './billingApi.ts';
import { ResidentAccount } from './ResidentAccount.tsx';

interface AccountPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** A resident's account in a panel. */
export function AccountPanel({ id, onClose }: AccountPanelProps) {
  const { currentData } = useResidentAccountQuery(id);
  const title = currentData?.name ?? 'Account';
  return (
    <Dialog label={title} place="panel" onClose={onClose}>
      <div className={styles.panel}>
        <header>
          <div>
            <h2>{title}</h2>
            {currentData?.unit != null && <p>Unit {currentData.unit}</p>}
          </div>
          <Button variant="minimal" icon={<Cross />} aria-label="Close" onClick={onClose} />
        </header>
        <ResidentAccount id={id} />
      </div>
    </Dialog>
  );
}
