import { Button } from '@blueprintjs/core';
import { authErrorNotice, authNotices } from '#shared/texts/auth.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import styles from './Auth.module.css';
import { emailSchema } from './authForms.ts';
import { useCountdown } from './useCountdown.ts';

interface ResendFormProps {
  /** The recipient address; if empty, the form asks for it. */
  readonly email: string;
  /** Timestamp of the last link sent; 0 if unknown. */
  readonly sentAt: number;
  /** Redirect target after confirmation. */
  readonly redirect?: string | undefined;
}

/** Resends the confirmation link, at most once a minute, because each link invalidates the previous one. */
export function ResendForm({ email, sentAt, redirect }: ResendFormProps) {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const countdown = useCountdown(sentAt);
  const form = useSchemaForm(emailSchema, { email });

  const resend = form.submit(async (values) => {
    const result = await auth.resend(values.email, redirect);
    if (!result.ok) return authErrorNotice(result.failure, 'resend');
    countdown.start();
    dispatch(showToast({ intent: 'success', ...authNotices.confirmationSent }));
    return null;
  });

  return (
    <Form onSend={resend} className={styles.form}>
      {email === '' && (
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
      )}
      <FormError notice={form.errorNotice} />
      <Button
        type="submit"
        size="large"
        fill
        disabled={countdown.seconds > 0}
        loading={form.isSubmitting}
      >
        {countdown.seconds > 0
          ? `Send again in ${countdown.seconds} s`
          : 'Resend confirmation link'}
      </Button>
    </Form>
  );
}
