import { Button, Spinner } from '@blueprintjs/core';
import { useLocation } from 'react-router-dom';
import { getReturnPath } from '#shared/navigation/return-path.ts';
import { linkTo } from '#shared/routes.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { buttonClass } from '../../../ui/button/buttonClass.ts';
import { FormError } from '../../../ui/form/FormError.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { LinkButton } from '../../../ui/link/LinkButton.tsx';
import styles from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { CancelAccountDeletion } from './CancelAccountDeletion.tsx';
import { LinkAccount } from './LinkAccount.tsx';
import { OpenInApp } from './OpenInApp.tsx';
import { ResendForm } from './ResendForm.tsx';
import { UndoEmailChange } from './UndoEmailChange.tsx';
import { Unsubscribe } from './Unsubscribe.tsx';
import { useConfirmation } from './useConfirmation.ts';

const titles = {
  ask: 'Confirm your email',
  working: 'Confirming your email',
  confirmed: 'Your email is confirmed',
  failed: "This link didn't work",
  halfway: 'First address confirmed',
  undo: 'Keep your email address',
  keep: 'Keep your account',
  unsubscribe: 'Unsubscribe',
};

/** Target of confirmation email links; each link that arrives is handled separately. */
export function Component() {
  const { key } = useLocation();
  return <Confirmation key={key} />;
}

function Confirmation() {
  const confirmation = useConfirmation();
  const { step } = confirmation;
  return (
    <AuthFrame title={titles[step]}>
      {step === 'ask' && (
        <div className={styles.form}>
          <p>Click to confirm your email.</p>
          <LinkAccount tokenHash={confirmation.tokenHash} />
          <Button intent="primary" size="large" fill onClick={confirmation.confirm}>
            Confirm email
          </Button>
          <OpenInApp tokenHash={confirmation.tokenHash} type={confirmation.type} />
        </div>
      )}
      {step === 'working' && (
        <div role="status" className={styles.working}>
          <Spinner size={20} />
          <p>This may take a few seconds.</p>
        </div>
      )}
      {step === 'confirmed' && <Confirmed />}
      {step === 'halfway' && (
        <p role="status">
          Your email changes once both addresses are confirmed. Open the link we sent to the other
          one.
        </p>
      )}
      {step === 'undo' && <UndoEmailChange token={confirmation.token} />}
      {step === 'keep' && <CancelAccountDeletion token={confirmation.token} />}
      {step === 'unsubscribe' && <Unsubscribe token={confirmation.token} />}
      {step === 'failed' && (
        <div className={styles.form}>
          <FormError notice={{ title: '', description: confirmation.sentence }} />
          <ResendForm email="" sentAt={0} />
          <LinkButton to="auth" size="large" variant="minimal">
            Sign in
          </LinkButton>
        </div>
      )}
    </AuthFrame>
  );
}

function Confirmed() {
  const { status, session } = useAuth();
  const { search } = useLocation();
  const target = getReturnPath(new URLSearchParams(search));
  return (
    <div className={styles.form}>
      <p role="status">
        {status === 'signed-in'
          ? `You're signed in as ${session?.email}, and your workspace is ready.`
          : 'You can sign in now.'}
      </p>
      {status === 'signed-in' ? (
        <Link
          to={target ?? linkTo('dashboard')}
          className={buttonClass({ intent: 'primary', size: 'large' })}
        >
          {target === null ? 'Go to your dashboard' : 'Continue'}
        </Link>
      ) : (
        <LinkButton to="auth" query={{ redirect: target?.slice(1) }} intent="primary" size="large">
          Sign in
        </LinkButton>
      )}
    </div>
  );
}
