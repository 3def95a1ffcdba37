import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Dialog } from '../../dialog/Dialog.tsx';
import { Form } from '../../form/Form.tsx';
import { TextField } from '../../form/TextField.tsx';
import styles from './ViewTabs.module.css';

interface ViewDialogProps {
  readonly title: string;
  /** Of a view that is renamed. */
  readonly name?: string;
  /** Whether it can be for a team too. */
  readonly isForTeams?: boolean;
  /** Answers whether the server has it. */
  readonly onKeep: (name: string, isTeams: boolean) => Promise<boolean>;
  readonly onClose: () => void;
}

const LONGEST_NAME = 80;

/** Asks how a view is called, and of a new one whether it is for the team too. */
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
    const words = name.trim();
    if (words === '') {
      setError('Give the view a name.');
      return;
    }
    setBusy(true);
    const isKept = await onKeep(words, isTeams);
    setBusy(false);
    if (isKept) onClose();
    else setError('The view could not be saved. Try again.');
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
          <label className={styles.team}>
            <input
              type="checkbox"
              checked={isTeams}
              onChange={({ target }) => setTeams(target.checked)}
            />
            For my team too
          </label>
        )}
        <div className={styles.buttons}>
          <Button type="submit" intent="primary" loading={isBusy}>
            Save
          </Button>
          <Button variant="minimal" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
