import { useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import ui from '../../ui/theme/ui.module.css';
import styles from './ViewTabs.module.css';

interface ViewDialogProps {
  readonly title: string;
  /** Current name when renaming a view. */
  readonly name?: string;
  /** True if the view can be shared with a team. */
  readonly isForTeams?: boolean;
  /** Resolves to true if the server saved it. */
  readonly onKeep: (name: string, isTeams: boolean) => Promise<boolean>;
  readonly onClose: () => void;
}

const LONGEST_NAME = 80;

/** Asks for a view's name, and for a new view whether to share it with the team. */
export function ViewDialog({
  title,
  name: before,
  isForTeams = false,
  onKeep,
  onClose,
}: ViewDialogProps) {
  const [name, setName] = useState(before ?? '');
  const [isTeams, setTeams] = useState(false);
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);

  async function send() {
    const trimmedName = name.trim();
    if (trimmedName === '') {
      setError('Enter a view name.');
      return;
    }
    setBusy(true);
    const isSaved = await onKeep(trimmedName, isTeams);
    setBusy(false);
    if (isSaved) onClose();
    else setError("Couldn't save the view. Try again.");
  }

  return (
    <Dialog label={title} place="top" onClose={onClose}>
      <Form className={styles.dialog} onSend={send}>
        <h2>{title}</h2>
        <TextField
          label="Name"
          autoFocus
          maxLength={LONGEST_NAME}
          autoComplete="off"
          error={error}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
        />
        {isForTeams && (
          <label className={`${ui.line} ${styles.team}`}>
            <input
              type="checkbox"
              checked={isTeams}
              onChange={({ target }) => setTeams(target.checked)}
            />
            Share with my team
          </label>
        )}
        <FormActions action="Save" isBusy={isBusy} onCancel={onClose} className={ui.row} />
      </Form>
    </Dialog>
  );
}
