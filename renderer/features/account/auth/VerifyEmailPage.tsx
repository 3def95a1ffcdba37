import { useLocation, useNavigate } from 'react-router-dom';
import { safeReturnPath } from '#shared/navigation/return-path.ts';
import { linkTo } from '#shared/routes.ts';
import { authErrorNotice } from '#shared/texts/auth.ts';
import type { Notice } from '#shared/texts/messages.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { sessionChanged } from '../../../session/auth/index.ts';
import { CodeForm } from '../../../ui/form/CodeForm.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { CapturedMailHint } from './CapturedMailHint.tsx';
import { ResendForm } from './ResendForm.tsx';

/** Post-sign-up screen: the recipient address, the code field, and a resend button. */
export function Component() {
  const { email, sentAt, redirect } = sentTo(useLocation().state);
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

  async function confirm(code: string): Promise<Notice | null> {
    const result = await auth.verifyCode({ email, code, type: 'signup' });
    if (!result.ok) return authErrorNotice(result.failure, 'mail-code');
    if (result.value !== null) dispatch(sessionChanged(result.value));
    const target = result.value === null ? linkTo('auth') : linkTo('dashboard');
    await navigate(safeReturnPath(redirect) ?? target, { replace: true });
    return null;
  }

  return (
    <AuthFrame
      title="Check your email"
      description={
        email === '' ? (
          'We emailed you a confirmation link. Open it to finish.'
        ) : (
          <>
            We emailed a link and a code to <strong>{email}</strong>. Use either one to confirm your
            address.
          </>
        )
      }
    >
      <div className={styles.form}>
        {email !== '' && (
          <CodeForm label="Code from the email" action="Confirm email" onCode={confirm} />
        )}
        <CapturedMailHint />
        <ul className={styles.hints}>
          <li>The email comes from Haven Exchange and arrives within a minute or two.</li>
          <li>If it doesn't, check your spam folder.</li>
          <li>The link and code work once. If you signed up again, use the newest email.</li>
        </ul>
        <ResendForm email={email} sentAt={sentAt} redirect={redirect} />
        <p className={ui.muted}>
          Already confirmed? <RouteLink to="auth">Sign in</RouteLink>
        </p>
      </div>
    </AuthFrame>
  );
}

/** The address is passed in history state, so it never appears in logs or referrers. */
function sentTo(state: unknown) {
  const { email, sentAt, redirect } = (state ?? {}) as Readonly<Record<string, unknown>>;
  return {
    email: typeof email === 'string' ? email : '',
    sentAt: typeof sentAt === 'number' ? sentAt : 0,
    redirect: typeof redirect === 'string' ? redirect : undefined,
  };
}
