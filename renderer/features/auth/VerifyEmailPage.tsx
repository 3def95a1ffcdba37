import { useLocation, useNavigate } from 'react-router-dom';
import { authNotice } from '#shared/messages/auth.ts';
import type { Notice } from '#shared/messages/messages.ts';
import { safeWay } from '#shared/navigation/way-back.ts';
import { linkTo } from '#shared/routes.ts';
import { useAppDispatch } from '../../core/hooks.ts';
import { sessionChanged } from '../../core/session/index.ts';
import { useHost } from '../../host/HostContext.tsx';
import { CodeForm } from '../../kit/form/CodeForm.tsx';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import styles from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { CapturedMailHint } from './CapturedMailHint.tsx';
import { ResendForm } from './ResendForm.tsx';

/** After sign-up: which address the letter went to, its code, and how to ask for another. */
export function Component() {
  const { email, sentAt, redirect } = sentTo(useLocation().state);
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function confirm(code: string): Promise<Notice | null> {
    const result = await auth.verifyCode({ email, code, type: 'signup' });
    if (!result.ok) return authNotice(result.failure, 'mail-code');
    if (result.value !== null) dispatch(sessionChanged(result.value));
    const target = result.value === null ? linkTo('auth') : linkTo('dashboard');
    await navigate(safeWay(redirect) ?? target, { replace: true });
    return null;
  }

  return (
    <AuthFrame
      title="Check your e-mail"
      description={
        email === '' ? (
          'We sent you a link that confirms your address. Open it to finish.'
        ) : (
          <>
            We sent a link and a code to <strong>{email}</strong>. Either of them confirms that the
            address is yours.
          </>
        )
      }
    >
      <div className={styles.form}>
        {email !== '' && (
          <CodeForm label="Code from the e-mail" action="Confirm e-mail" onCode={confirm} />
        )}
        <CapturedMailHint />
        <ul className={styles.hints}>
          <li>The message comes from Haven Exchange and arrives within a minute or two.</li>
          <li>Look into the spam folder if it does not.</li>
          <li>Link and code work once. After another sign-up, use the newest e-mail.</li>
        </ul>
        <ResendForm email={email} sentAt={sentAt} redirect={redirect} />
        <p className={styles.aftermath}>
          Confirmed already? <RouteLink to="auth">Sign in</RouteLink>
        </p>
      </div>
    </AuthFrame>
  );
}

/** The address travels in the history entry, so it appears in no log and no referrer. */
function sentTo(state: unknown) {
  const { email, sentAt, redirect } = (state ?? {}) as Readonly<Record<string, unknown>>;
  return {
    email: typeof email === 'string' ? email : '',
    sentAt: typeof sentAt === 'number' ? sentAt : 0,
    redirect: typeof redirect === 'string' ? redirect : undefined,
  };
}
