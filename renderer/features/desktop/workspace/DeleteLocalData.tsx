import { Button } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import type { EraseOutcome, WorkspacePort } from '#shared/host.ts';
import { eraseFailures } from '#shared/texts/workspace.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useReturnFocus } from '../../../ui/form/useFocus.ts';
import { announce } from '../../../ui/live/announce.ts';
import ui from '../../../ui/theme/ui.module.css';
import styles from './DeleteLocalData.module.css';

interface DeleteLocalDataProps {
  readonly workspace: Pick<WorkspacePort, 'eraseLocal'>;
  readonly onDeleted?: () => void;
}

const CONFIRMATION_WORD = 'delete';

/** Deletes the local workspace's data after a typed confirmation. */
export function DeleteLocalData({ workspace, onDeleted }: DeleteLocalDataProps) {
  const [isConfirming, setConfirming] = useState(false);
  const opener = useReturnFocus<HTMLButtonElement>(isConfirming);
  const [isBusy, setBusy] = useState(false);
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<Exclude<EraseOutcome, 'erased'> | null>(null);

  function setConfirmationOpen(isOpen: boolean) {
    setConfirming(isOpen);
    setTyped('');
    setFailure(null);
  }

  async function erase(event: FormEvent) {
    event.preventDefault();
    if (typed.trim().toLowerCase() !== CONFIRMATION_WORD) return;
    setBusy(true);
    setFailure(null);
    const outcome = await workspace.eraseLocal().catch(() => 'failed' as const);
    setBusy(false);
    if (outcome !== 'erased') return setFailure(outcome);
    setConfirmationOpen(false);
    announce('Data on this computer deleted.');
    onDeleted?.();
  }

  if (!isConfirming) {
    return (
      <Button ref={opener} onClick={() => setConfirmationOpen(true)}>
        Delete this data…
      </Button>
    );
  }
  return (
    <Form className={styles.question} onSend={erase}>
      <p>
        This permanently deletes the workspace on this computer, including its accounts, listings,
        deals, and documents. Other workspaces aren't affected.
      </p>
      <TextField
        autoFocus
        label={`Type “${CONFIRMATION_WORD}” to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FormError
        notice={failure === null ? null : { title: '', description: eraseFailures[failure] }}
      />
      <div className={ui.wrap}>
        <Button
          type="submit"
          intent="danger"
          loading={isBusy}
          disabled={typed.trim().toLowerCase() !== CONFIRMATION_WORD}
        >
          Delete permanently
        </Button>
        <Button disabled={isBusy} onClick={() => setConfirmationOpen(false)}>
          Keep data
        </Button>
      </div>
    </Form>
  );
}
