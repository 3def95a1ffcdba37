import { Spinner } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import type { FactorSetUp } from '#shared/host.ts';
import { authErrorNotice, authMessages } from '#shared/texts/auth.ts';
import { securityNotices } from '#shared/texts/security.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { sessionChanged } from '../../../session/auth/index.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { WholeNumberField } from '../../../ui/form/TypedFields.tsx';
import { codeSchema } from '../../../ui/form/textSchemas.ts';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { ConfirmIdentity } from './ConfirmIdentity.tsx';
import styles from './Security.module.css';

export interface SetUpTwoStepProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Gives the key to an authenticator app and verifies its first code. */
export function SetUpTwoStep({ onDone, onCancel }: SetUpTwoStepProps) {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const [setUp, setSetUp] = useState<FactorSetUp | null>(null);
  const form = useSchemaForm(codeSchema, { code: '' });
  const { setErrorNotice } = form;

  const [needsPassword, setNeedsPassword] = useState(false);

  useEffect(() => {
    if (needsPassword) return;
    let isHere = true;
    void auth.secondFactor.setUp().then((result) => {
      if (!isHere) return;
      if (result.ok) return setSetUp(result.value);
      const { code } = result.failure;
      if (code === 'current_password_required') return setNeedsPassword(true);
      setErrorNotice(
        code === 'reauthentication_needed'
          ? { title: '', description: authMessages.signInAgainNeeded }
          : authErrorNotice(result.failure, 'security'),
      );
    });
    return () => {
      isHere = false;
    };
  }, [auth, needsPassword, setErrorNotice]);

  const confirm = form.submit(async ({ code }) => {
    if (setUp === null) return null;
    const result = await auth.secondFactor.confirm(setUp.factorId, code.replaceAll(/\s/g, ''));
    if (!result.ok) {
      form.setFocus('code', { shouldSelect: true });
      return authErrorNotice(result.failure, 'security');
    }
    dispatch(sessionChanged(result.value));
    dispatch(showToast({ intent: 'success', ...securityNotices.secondFactorOn }));
    onDone();
    return null;
  });

  if (needsPassword) {
    return (
      <ConfirmIdentity
        needs="password"
        onConfirmed={() => setNeedsPassword(false)}
        onCancel={onCancel}
      />
    );
  }

  return (
    <Form onSend={confirm} className={styles.form}>
      {setUp === null ? (
        form.errorNotice === null && <Spinner size={20} />
      ) : (
        <>
          <div className={styles.key}>
            <img src={setUp.qrCode} alt="QR code for your authenticator app" />
            <div>
              <p>Scan this with an authenticator app, or enter the key manually:</p>
              <p>
                <code>{inGroups(setUp.secret)}</code>
              </p>
            </div>
          </div>
          <WholeNumberField
            label="First code"
            hint="The app's current six digits. Your other devices will be signed out."
            autoComplete="one-time-code"
            {...form.field('code')}
          />
        </>
      )}
      <FormError notice={form.errorNotice} />
      <FormActions
        action="Turn on"
        isBusy={form.isSubmitting}
        isDisabled={setUp === null}
        onCancel={onCancel}
      />
    </Form>
  );
}

const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
