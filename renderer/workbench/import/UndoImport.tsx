import { useState } from 'react';
import { formatNumber } from '#shared/format/number.ts';
import type { Noun } from '#shared/records/noun.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { showToast } from '../../data/toasts/index.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './Import.module.css';
import { useReadImportMutation, useUndoImportMutation } from './importApi.ts';

interface UndoImportProps {
  readonly id: string;
  readonly noun: Noun;
  readonly onUndone: () => void;
}

/** Undoes a whole import. If its records were edited since, the user is warned and chooses first. */
export function UndoImport({ id, noun, onUndone }: UndoImportProps) {
  const [read, reading] = useReadImportMutation();
  const [undo, undoing] = useUndoImportMutation();
  const [edited, setEdited] = useState(0);
  const dispatch = useAppDispatch();
  const error = reading.error ?? undoing.error;

  async function startUndo() {
    const since = await read(id);
    if (since.data === undefined) return;
    if (since.data.edited > 0) setEdited(since.data.edited);
    else await end('remove');
  }

  async function end(choice: 'keep' | 'remove') {
    const { data } = await undo({ id, noun, edited: choice });
    if (data === undefined) return;
    const restored =
      data.restored > 0 ? ` ${formatNumber(data.restored)} restored to their previous values.` : '';
    const description = `${formatNumber(data.removed)} ${noun.many} removed.${restored}`;
    dispatch(showToast({ intent: 'success', title: 'Import undone', description }));
    onUndone();
  }

  if (edited > 0) {
    return (
      <fieldset className={`${ui.actions} ${styles.undo}`} disabled={undoing.isLoading}>
        <legend>
          {edited === 1
            ? 'One of them has been edited since.'
            : `${formatNumber(edited)} of them have been edited since.`}
        </legend>
        <PlainButton onClick={() => void end('keep')}>Keep edited</PlainButton>
        <PlainButton onClick={() => void end('remove')}>Undo all</PlainButton>
      </fieldset>
    );
  }
  return (
    <div className={`${ui.actions} ${styles.undo}`}>
      <PlainButton
        aria-busy={reading.isLoading || undoing.isLoading}
        onClick={() => void startUndo()}
      >
        Undo this import
      </PlainButton>
      {isDataError(error) && (
        <p role="alert" className={ui.error}>
          {dataErrorMessage(error)}
        </p>
      )}
    </div>
  );
}
