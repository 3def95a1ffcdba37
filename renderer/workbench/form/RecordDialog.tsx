import type { ReactNode } from 'react';
import type { Noun } from '#shared/records/noun.ts';
import { type Changes, getRecordName } from '#shared/records/row.ts';
import type { FormValues } from '#shared/records/schema.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import type { RecordRow } from '../data/row.ts';
import styles from './Form.module.css';
import { RecordForm } from './RecordForm.tsx';

interface RecordDialogProps {
  readonly noun: Noun;
  /** Omitted for a new record. */
  readonly row: RecordRow | null;
  readonly begin?: FormValues | undefined;
  /** Values of a new record that the form doesn't show, such as its parent. */
  readonly fixed?: Changes | undefined;
  readonly hint?: ((values: FormValues) => ReactNode) | undefined;
  readonly onSaved: (row: RecordRow) => void;
  readonly onClose: () => void;
}

/** A record form in a dialog. Input is a draft until saved, even across reloads. */
export function RecordDialog({
  noun,
  row,
  begin,
  fixed,
  hint,
  onSaved,
  onClose,
}: RecordDialogProps) {
  return (
    <Dialog
      label={row === null ? `New ${noun.one}` : `Edit ${noun.one}`}
      place="panel"
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <h2>{row === null ? `New ${noun.one}` : `Edit ${getRecordName(noun, row)}`}</h2>
        <RecordForm
          noun={noun}
          row={row}
          place="panel"
          hint={hint}
          fixed={fixed}
          {...(begin && { begin })}
          onSaved={onSaved}
          onCancel={onClose}
        />
      </div>
    </Dialog>
  );
}
