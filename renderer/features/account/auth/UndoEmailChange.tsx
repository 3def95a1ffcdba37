import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linkTo } from '#shared/routes.ts';
import { authMessages } from '#shared/texts/auth.ts';
import { dataErrorMessage, type Notice } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { useAuth } from '../../../session/auth/index.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import styles from './Auth.module.css';
import { useUndoEmailChangeMutation } from './authApi.ts';

/** Undoes an email change after the owner confirms; mail scanners open links too. */
export function UndoEmailChange({ token }: { readonly token: string }) {
  const { auth } = useHost();
  const { session } = useAuth();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [undo, { isLoading }] = useUndoEmailChangeMutation();
  const [errorNotice, setErrorNotice] = useState<Notice | null>(null);

  async function keep() {
    setErrorNotice(null);
    const { data: email, error } = await undo(token);
    if (error !== undefined) {
      const description = isDataError(error) ? dataErrorMessage(error) : authMessages.unknown;
      return setErrorNotice({ title: '', description });
    }
    if (!email) return setErrorNotice({ title: '', description: authMessages.undoExpired });
    // All sessions of the account have ended, including this browser's.
    if (session !== null) await auth.forget();
    dispatch(showToast({ intent: 'success', ...authMessages.addressKept }));
    await navigate(linkTo('resetPassword'), { replace: true, state: { email } });
  }

  return (
    <div className={styles.form}>
      <p>
        Your account's email was changed or is about to be. If this wasn't you, keep your previous
        email. We'll sign out every device and you'll set a new password.
      </p>
      <FormError notice={errorNotice} />
      <Button
        intent="primary"
        size="large"
        fill
        loading={isLoading}
        disabled={token === ''}
        onClick={() => void keep()}
      >
        Keep my previous email
      </Button>
    </div>
  );
}
