import { Button } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Session } from '#shared/host.ts';
import { authErrorNotice } from '#shared/texts/auth.ts';
import type { Notice } from '#shared/texts/messages.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import styles from './Auth.module.css';
import { codeSchema } from './authForms.ts';
import { RecoveryCodeForm } from './RecoveryCodeForm.tsx';

interface SecondFactorFormProps {
  readonly onProven: (session: Session) => Promise<void> | void;
}

/** The second sign-in factor: an authenticator code, or a recovery code. */
export function SecondFactorForm({ onProven }: SecondFactorFormProps) {
  const [hasApp, setHasApp] = useState(true);
  return (
    <div className={styles.form}>
      {hasApp ? <CodeForm onProven={onProven} /> : <RecoveryCodeForm onProven={onProven} />}
      <Button variant="minimal" onClick={() => setHasApp(!hasApp)}>
        {hasApp ? 'Use a recovery code instead' : 'Use the authenticator app instead'}
      </Button>
    </div>
  );
}

function CodeForm({ onProven }: SecondFactorFormProps) {
  const { auth } = useHost();
  const [errorNotice, setErrorNotice] = useState<Notice | null>(null);
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(codeSchema),
    defaultValues: { code: '' },
  });
  const prove = handleSubmit(async ({ code }) => {
    setErrorNotice(null);
    const result = await auth.secondFactor.prove(code.replaceAll(/\s/g, ''));
    if (result.ok) return onProven(result.value);
    setErrorNotice(authErrorNotice(result.failure, 'security'));
    setFocus('code', { shouldSelect: true });
  });
  return (
    <Form onSend={prove} className={styles.form}>
      <TextField
        label="Verification code"
        hint="The 6-digit code for Haven Exchange in your authenticator app."
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        error={formState.errors.code?.message}
        {...register('code')}
      />
      <FormError notice={errorNotice} />
      <Button type="submit" intent="primary" size="large" fill loading={formState.isSubmitting}>
        Continue
      </Button>
    </Form>
  );
}
