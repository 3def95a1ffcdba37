import { contact } from '#shared/records/nouns/contact.ts';
import type { RecordRow } from '../../core/records/row.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { RecordForm } from '../../kit/work/form/RecordForm.tsx';
import styles from './Contacts.module.css';
import { DuplicateHint } from './DuplicateHint.tsx';

interface NewContactProps {
  readonly onAdded: (row: RecordRow) => void;
  readonly onClose: () => void;
}

/** What is typed is a draft until it is added, also over a reload. */
export const NewContact = ({ onAdded, onClose }: NewContactProps) => (
  <Dialog label="New contact" place="panel" onClose={onClose}>
    <div className={styles.dialog}>
      <h2>New contact</h2>
      <RecordForm
        noun={contact}
        row={null}
        hint={(values) => <DuplicateHint values={values} ownId={null} />}
        onSaved={onAdded}
        onCancel={onClose}
      />
    </div>
  </Dialog>
);
