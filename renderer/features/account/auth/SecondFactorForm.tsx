import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import type { Session } from '#shared/host.ts';
import { authErrorNotice } from '#shared/texts/auth.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { codeSchema } from '../../../ui/form/textSchemas.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import styles from './Auth.module.css';
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
  const form = useSchemaForm(codeSchema, { code: '' });
  const prove = form.submit(async ({ code }) => {
    const result = await auth.secondFactor.prove(code.replaceAll(/\s/g, ''));
    if (!result.ok) {
      form.setFocus('code', { shouldSelect: true });
      return authErrorNotice(result.failure, 'security');
    }
    await onProven(result.value);
    return null;
  });
  return (
    <Form onSend={prove} className={styles.form}>
      <WholeNumberField
        label="Verification code"
        hint="The 6-digit code for Haven Exchange in your authenticator app."
        autoComplete="one-time-code"
        autoFocus
        {...form.field('code')}
      />
      <FormError notice={form.errorNotice} />
      <Button type="submit" intent="primary" size="large" fill loading={form.isSubmitting}>
        Continue
      </Button>
    </Form>
  );
}
