import { Spinner } from '@blueprintjs/core';
import { useLocation } from 'react-router-dom';
import { useAuth } from '../../core/session/index.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import styles from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { LinkAccount } from './LinkAccount.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { OpenInApp } from './OpenInApp.tsx';
import { RequestResetForm } from './RequestResetForm.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { type ResetStep, usePasswordReset } from './usePasswordReset.ts';

const words: Readonly<Record<ResetStep, readonly [title: string, description: string]>> = {
  request: ['Reset your password', 'We send you a link that lets you choose a new one.'],
  working: ['Opening your link', ''],
  choose: ['Choose a new password', 'Saving it signs out every other device.'],
  prove: ['Enter your code', 'Your account also asks for a code before its password changes.'],
};

/** From "forgot password" to a new one; also where the link in the mail leads. */
export function Component() {
  const { step, tokenHash, refusal, enter, choose, proven } = usePasswordReset();
  const { session } = useAuth();
  const { email = session?.email ?? '' } = (useLocation().state ?? {}) as { email?: string };
  const [title, description] = words[step];
  return (
    <AuthFrame title={title} description={description}>
      {step === 'request' && (
        <div className={styles.form}>
          <FormError notice={refusal} />
          <RequestResetForm email={email} onCode={enter} />
          <p className={styles.aftermath}>
            Remembered it? <RouteLink to="auth">Sign in</RouteLink>
          </p>
        </div>
      )}
      {step === 'working' && (
        <div role="status" className={styles.working}>
          <Spinner size={20} />
          <p>This takes a moment.</p>
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
