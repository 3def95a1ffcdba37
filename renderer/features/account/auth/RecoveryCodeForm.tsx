import { Button } from '@blueprintjs/core';
import type { Session } from '#shared/host.ts';
import { authErrorNotice, authMessages } from '#shared/texts/auth.ts';
import { dataErrorMessage, type Notice } from '#shared/texts/messages.ts';
import { securityNotices } from '#shared/texts/security.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import styles from './Auth.module.css';
import { useSpendRecoveryCodeMutation } from './authApi.ts';
import { recoveryCodeSchema } from './authForms.ts';

interface RecoveryCodeFormProps {
  readonly onProven: (session: Session) => Promise<void> | void;
}

/** For users without their authenticator app: a recovery code turns off two-factor authentication. */
export function RecoveryCodeForm({ onProven }: RecoveryCodeFormProps) {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const [spend] = useSpendRecoveryCodeMutation();
  const form = useSchemaForm(recoveryCodeSchema, { code: '' });
  const submit = form.submit(async ({ code }) => {
    const { error } = await spend(code);
    if (error !== undefined) {
      form.setFocus('code', { shouldSelect: true });
      return getErrorNotice(error);
    }
    const renewed = await auth.refresh();
    if (!renewed.ok) return authErrorNotice(renewed.failure, 'security');
    dispatch(showToast({ intent: 'success', ...securityNotices.recoveryCodeUsed }));
    await onProven(renewed.value);
    return null;
  });
  return (
    <Form onSend={submit} className={styles.form}>
      <TextField
        label="Recovery code"
        hint="One of the 10 codes from your setup. Using it turns off two-factor authentication."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
        {...form.field('code')}
      />
      <FormError notice={form.errorNotice} />
      <Button type="submit" intent="primary" size="large" fill loading={form.isSubmitting}>
        Use recovery code
      </Button>
    </Form>
  );
}

function getErrorNotice(error: unknown): Notice {
  if (!isDataError(error)) return { title: '', description: authMessages.unknown };
  if (error.status === 429) return authMessages.rateLimited;
  const isWrong = error.status === 400 || error.status === 403;
  return {
    title: '',
    description: isWrong ? authMessages.recoveryCodeWrong : dataErrorMessage(error),
  };
}
