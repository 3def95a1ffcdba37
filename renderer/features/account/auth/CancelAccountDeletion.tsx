import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { authMessages } from '#shared/texts/auth.ts';
import { dataErrorMessage, type Notice } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { useArrivalFocus } from '../../../ui/form/useFocus.ts';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import styles from './Auth.module.css';
import { useKeepAccountByLinkMutation } from './authApi.ts';

/** Stops an account deletion after the owner confirms; mail scanners open links too. */
export function CancelAccountDeletion({ token }: { readonly token: string }) {
  const { session } = useAuth();
  const [keep, { isLoading, data: isCanceled }] = useKeepAccountByLinkMutation();
  const [errorNotice, setErrorNotice] = useState<Notice | null>(null);
  const arrival = useArrivalFocus<HTMLParagraphElement>();

  async function stay() {
    setErrorNotice(null);
    const { data, error } = await keep(token);
    if (error !== undefined) {
      const description = isDataError(error) ? dataErrorMessage(error) : authMessages.unknown;
      setErrorNotice({ title: '', description });
    } else if (!data) {
      setErrorNotice({ title: '', description: authMessages.keepExpired });
    }
  }

  if (isCanceled) {
    return (
      <div className={styles.form}>
        <p ref={arrival} role="status" tabIndex={-1}>
          Your account and its data are kept. If you didn't request this deletion, change your
          password.
        </p>
        <LinkButton
          to={session === null ? 'resetPassword' : 'securitySettings'}
          intent="primary"
          size="large"
        >
          Choose a new password
        </LinkButton>
        <LinkButton to={session === null ? 'auth' : 'dashboard'} size="large" variant="minimal">
          {session === null ? 'Sign in' : 'Go to your dashboard'}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      <p>Someone signed in to your account requested its deletion. Click below to keep it.</p>
      <FormError notice={errorNotice} />
      <Button
        intent="primary"
        size="large"
        fill
        loading={isLoading}
        disabled={token === ''}
        onClick={() => void stay()}
      >
        Keep my account
      </Button>
    </div>
  );
}
