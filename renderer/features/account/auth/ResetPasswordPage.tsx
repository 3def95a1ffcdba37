import { Spinner } from '@blueprintjs/core';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../../session/auth/index.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { LinkAccount } from './LinkAccount.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { OpenInApp } from './OpenInApp.tsx';
import { RequestResetForm } from './RequestResetForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { type ResetStep, usePasswordReset } from './usePasswordReset.ts';

const stepText: Readonly<Record<ResetStep, readonly [title: string, description: string]>> = {
  request: ['Reset your password', "We'll email you a link to choose a new one."],
  working: ['Opening your link', ''],
  choose: ['Choose a new password', 'Saving signs you out on all other devices.'],
  prove: ['Enter your code', 'Your account requires a verification code to change its password.'],
};

/** Password reset, from "forgot password" to the new password; also the target of the email link. */
export function Component() {
  const { step, tokenHash, refusal, enter, choose, proven } = usePasswordReset();
  const { session } = useAuth();
  const { email = session?.email ?? '' } = (useLocation().state ?? {}) as { email?: string };
  const [title, description] = stepText[step];
  return (
    <AuthFrame title={title} description={description}>
      {step === 'request' && (
        <div className={styles.form}>
          <FormError notice={refusal} />
          <RequestResetForm email={email} onCode={enter} />
          <p className={ui.muted}>
            Remembered it? <RouteLink to="auth">Sign in</RouteLink>
          </p>
        </div>
      )}
      {step === 'working' && (
        <div role="status" className={styles.working}>
          <Spinner size={20} />
          <p>This may take a few seconds.</p>
        </div>
      )}
      {step === 'choose' && (
        <div className={styles.form}>
          {tokenHash !== null && <LinkAccount tokenHash={tokenHash} />}
          <NewPasswordForm email={session?.email ?? ''} refusal={refusal} onSubmit={choose} />
          {tokenHash !== null && <OpenInApp tokenHash={tokenHash} type="recovery" />}
        </div>
      )}
      {step === 'prove' && <SecondFactorForm onProven={proven} />}
    </AuthFrame>
  );
}
