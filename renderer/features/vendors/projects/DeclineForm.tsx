import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { usePersistedText } from '../../../session/persisted/usePersistedText.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { Request } from './projects.ts';
import { useDeclineProjectMutation } from './projectsApi.ts';
import styles from './Quoting.module.css';
import { reasonFault } from './quoteForm.ts';

export const declineLabel = (status: Request['status']): string =>
  status === 'quoted' ? 'Withdraw quote' : 'Decline';

interface DecliningProps {
  readonly request: Pick<Request, 'id' | 'status'>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Declines a request or withdraws its quote, with an optional reason. */
export function DeclineForm({ request: { id, status }, onDone, onCancel }: DecliningProps) {
  const word = declineLabel(status);
  const [{ reason }, type, beginAnew] = usePersistedText(`decline:${id}`, { reason: '' });
  const [isTried, setTried] = useState(false);
  const [decline, { isLoading, error }] = useDeclineProjectMutation();
  const fault = reasonFault(reason);

  async function send() {
    setTried(true);
    if (isLoading || fault !== undefined) return;
    const answer = await decline({ id, reason: reason.trim() });
    if (answer.error !== undefined) return;
    beginAnew({ reason: '' });
    onDone();
  }
  return (
    <Form onSend={send} className={styles.form} aria-label={word} takesFocus>
      <TextField
        label="Why"
        isOptional
        hint="The client sees this."
        value={reason}
        error={isTried ? fault : undefined}
        onChange={({ target }) => type({ reason: target.value })}
      />
      <FormError
        notice={
          isDataError(error) ? { title: 'Not sent', description: dataErrorMessage(error) } : null
        }
      />
      <div className={styles.acts}>
        <Button type="submit" intent="danger" loading={isLoading}>
          {word} now
        </Button>
        <Button variant="minimal" disabled={isLoading} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
