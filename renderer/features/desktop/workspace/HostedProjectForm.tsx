import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { WorkspacePort } from '#shared/host.ts';
import { projectConfigErrors, workspaceMessages } from '#shared/texts/workspace.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Chooser.module.css';

/** Form for a hosted project's address and key; the main process validates them before anything changes. */
export function HostedProjectForm({ chooser }: Pick<WorkspacePort, 'chooser'>) {
  const [hasFailed, setFailed] = useState(false);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { url: '', publishableKey: '' },
  });
  const { errors, isSubmitting } = formState;

  const open = handleSubmit(async (project) => {
    setFailed(false);
    try {
      const outcome = await chooser.openHosted(project);
      if (outcome.ok) return;
      const { field, sentence } = projectConfigErrors[outcome.reason];
      setError(field, { message: sentence }, { shouldFocus: true });
    } catch {
      setFailed(true);
    }
  });

  return (
    <section className={styles.way} aria-labelledby="project">
      <h2 id="project">Your organization’s workspace</h2>
      <p>Your organization's Haven Exchange administrator can give you the address and key.</p>
      <Form onSend={open} className={`${ui.fields} ${styles.form}`}>
        <TextField
          label="Address"
          type="url"
          placeholder="https://"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.url?.message}
          {...register('url')}
        />
        <TextField
          label="Publishable key"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="Use the public key. A secret key is never needed here."
          error={errors.publishableKey?.message}
          {...register('publishableKey')}
        />
        <FormError
          notice={hasFailed ? { title: '', description: workspaceMessages.failed } : null}
        />
        <Button type="submit" intent="primary" size="large" loading={isSubmitting}>
          Open workspace
        </Button>
      </Form>
    </section>
  );
}
