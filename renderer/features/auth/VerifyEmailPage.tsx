import { useLocation } from 'react-router-dom';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import styles from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { CapturedMailHint } from './CapturedMailHint.tsx';
import { ResendForm } from './ResendForm.tsx';

/** After sign-up: which address the link went to, how to open it, how to ask for another. */
export function Component() {
  const { email, sentAt } = sentTo(useLocation().state);
  return (
    <AuthFrame
      title="Check your e-mail"
      description={
        email === '' ? (
          'We sent you a link that confirms your address. Open it to finish.'
        ) : (
          <>
            We sent a link to <strong>{email}</strong>. Open it to confirm that the address is
            yours.
          </>
        )
      }
    >
      <div className={styles.form}>
        <CapturedMailHint />
        <ul className={styles.hints}>
          <li>The message comes from Haven Exchange and arrives within a minute or two.</li>
          <li>Look into the spam folder if it does not.</li>
          <li>Each link works once; only the newest one works.</li>
        </ul>
        <ResendForm email={email} sentAt={sentAt} />
        <p className={styles.aftermath}>
          Confirmed already? <RouteLink to="auth">Sign in</RouteLink>
        </p>
      </div>
    </AuthFrame>
  );
}

/** The address travels in the history entry, so it appears in no log and no referrer. */
function sentTo(state: unknown): { readonly email: string; readonly sentAt: number } {
  const { email, sentAt } = (state ?? {}) as {
    readonly email?: unknown;
    readonly sentAt?: unknown;
  };
  return {
    email: typeof email === 'string' ? email : '',
    sentAt: typeof sentAt === 'number' ? sentAt : 0,
  };
}
