import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { CallError } from '../../../data/api/CallError.tsx';
import { usePersistedText } from '../../../session/persisted/usePersistedText.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { Request } from './projects.ts';
import { useDeclineProjectMutation } from './projectsApi.ts';
import styles from './Quoting.module.css';
import { validateReason } from './quoteForm.ts';

export const declineLabel = (status: Request['status']): string =>
  status === 'quoted' ? 'Withdraw quote' : 'Decline';

interface DecliningProps {
  readonly request: Pick<Request, 'id' | 'status'>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Declines a request or withdraws its quote, with an optional reason. */
export function DeclineForm({ request: { id, status }, onDone, onCancel }: DecliningProps) {
  const label = declineLabel(status);
  const [{ reason }, type, reset] = usePersistedText(`decline:${id}`, { reason: '' });
  const [isSubmitted, setSubmitted] = useState(false);
  const [decline, { isLoading, error }] = useDeclineProjectMutation();
  const validationError = validateReason(reason);

  async function send() {
    setSubmitted(true);
    if (isLoading || validationError !== undefined) return;
    const result = await decline({ id, reason: reason.trim() });
    if (result.error !== undefined) return;
    reset({ reason: '' });
    onDone();
  }
  return (
    <Form onSend={send} className={styles.form} aria-label={label} takesFocus>
      <TextField
        label="Why"
        isOptional
        hint="The client sees this."
        value={reason}
        error={isSubmitted ? validationError : undefined}
        onChange={({ target }) => type({ reason: target.value })}
      />
      <CallError title="Not sent" error={error} />
      <div className={styles.acts}>
        <Button type="submit" intent="danger" loading={isLoading}>
          {label} now
        </Button>
        <Button variant="minimal" disabled={isLoading} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
