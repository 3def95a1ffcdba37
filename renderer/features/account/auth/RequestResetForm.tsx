import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { authErrorNotice } from '#shared/texts/auth.ts';
import type { Notice } from '#shared/texts/messages.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { CodeForm } from '../../../ui/form/CodeForm.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import styles from './Auth.module.css';
import { emailSchema } from './authForms.ts';
import { CapturedMailHint } from './CapturedMailHint.tsx';
import { useCountdown } from './useCountdown.ts';

interface RequestResetFormProps {
  readonly email: string;
  /** Redeems the emailed code; returns an error, or null. */
  readonly onCode: (email: string, code: string) => Promise<Notice | null>;
}

/** Requests a password reset link. The response never reveals whether an account exists. */
export function RequestResetForm({ email, onCode }: RequestResetFormProps) {
  const { auth } = useHost();
  const countdown = useCountdown(0);
  const [sentTo, setSentTo] = useState('');
  const form = useSchemaForm(emailSchema, { email });

  const send = form.submit(async (values) => {
    const result = await auth.requestReset(values.email);
    if (!result.ok) return authErrorNotice(result.failure, 'resend');
    setSentTo(values.email);
    countdown.start();
    return null;
  });

  return (
    <>
      <Form onSend={send} className={styles.form}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          {...form.field('email')}
        />
        <FormError notice={form.errorNotice} />
        <Button
          type="submit"
          intent={sentTo === '' ? 'primary' : 'none'}
          size="large"
          fill
          disabled={countdown.seconds > 0}
          loading={form.isSubmitting}
        >
          {countdown.seconds > 0 ? `Send again in ${countdown.seconds} s` : 'Send link'}
        </Button>
        <div
          role="status"
          tabIndex={-1}
          data-confirmation={sentTo === '' ? undefined : ''}
          className={styles.form}
        >
          {sentTo !== '' && (
            <>
              <p>
                If <strong>{sentTo}</strong> has an account, we've emailed a link and a code. Either
                works once, for one hour.
              </p>
              <CapturedMailHint />
            </>
          )}
        </div>
      </Form>
      {sentTo !== '' && (
        <CodeForm
          label="Code from the email"
          action="Continue"
          onCode={(code) => onCode(sentTo, code)}
        />
      )}
    </>
  );
}
