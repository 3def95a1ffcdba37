import { Button } from '@blueprintjs/core';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useDraftForm } from '../../../session/persisted/useDraftForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { Request } from './projects.ts';
import { useDeclineProjectMutation } from './projectsApi.ts';
import styles from './Quoting.module.css';
import { reasonSchema } from './quoteForm.ts';

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
  const form = useDraftForm(`decline:${id}`, reasonSchema, { reason: '' });
  const { field, handleSubmit, finish, isSubmitting } = form;
  const [decline, { error }] = useDeclineProjectMutation();

  const send = handleSubmit(async ({ reason }) => {
    const result = await decline({ id, reason });
    if (result.error === undefined) finish(onDone);
  });
  return (
    <Form onSend={send} className={styles.form} aria-label={label} takesFocus>
      <TextField label="Why" isOptional hint="The client sees this." {...field('reason')} />
      <ServerError title="Not sent" error={error} />
      <div className={styles.acts}>
        <Button type="submit" intent="danger" loading={isSubmitting}>
          {label} now
        </Button>
        <Button variant="minimal" disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
