import { useState } from 'react';
import { authErrorNotice, authMessages } from '#shared/texts/auth.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { sessionChanged, useAuth } from '../../../session/auth/index.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import styles from './Security.module.css';

interface ConfirmIdentityProps {
  /** Accounts with two-factor authentication enter a code; others enter their password. */
  readonly needs: 'password' | 'code';
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** Confirms the user's identity before a change to sign-in settings. */
export function ConfirmIdentity({ needs, onConfirmed, onCancel }: ConfirmIdentityProps) {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const email = useAuth().session?.email ?? '';
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function confirm() {
    setError(undefined);
    setSending(true);
    const result =
      needs === 'password'
        ? await auth.signIn({ email, password: typed })
        : await auth.secondFactor.prove(typed.replaceAll(/\s/g, ''));
    setSending(false);
    if (!result.ok) {
      const isWrong = result.failure.code === 'invalid_credentials';
      const { description } = authErrorNotice(result.failure, 'security');
      return setError(isWrong ? authMessages.currentPasswordWrong : description);
    }
    dispatch(sessionChanged(result.value));
    onConfirmed();
  }

  const field = {
    error,
    value: typed,
    onChange: (event: { readonly target: { readonly value: string } }) =>
      setTyped(event.target.value),
  };
  return (
    <Form onSend={confirm} takesFocus className={styles.form}>
      {needs === 'password' ? (
        <PasswordField label="Current password" purpose="current" {...field} />
      ) : (
        <WholeNumberField
          label="Code from your authenticator app"
          autoComplete="one-time-code"
          {...field}
        />
      )}
      <FormActions
        action="Continue"
        isBusy={isSending}
        isDisabled={typed === ''}
        onCancel={onCancel}
      />
    </Form>
  );
}
