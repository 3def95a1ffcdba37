import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AuthFailure, AuthPort, AuthResult, Session } from '#shared/host.ts';
import { linkTo } from '#shared/routes.ts';
import { authErrorNotice, authMessages } from '#shared/texts/auth.ts';
import type { Notice } from '#shared/texts/messages.ts';
import { securityNotices } from '#shared/texts/security.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { recoveryEnded, sessionChanged, useAuth } from '../../../session/auth/index.ts';
import { type ConfirmLink, readConfirmLink } from './confirmLink.ts';

/** `request`: no link in the URL. `prove`: the account requires a verification code before its password changes. */
export type ResetStep = 'request' | 'working' | 'choose' | 'prove';

interface PasswordReset {
  readonly step: ResetStep;
  /** The unredeemed token from the link. */
  readonly tokenHash: string | null;
  readonly refusal: Notice | null;
  /** Redeems the emailed code instead of its link. */
  readonly enter: (email: string, code: string) => Promise<Notice | null>;
  readonly choose: (password: string) => Promise<void>;
  /** Continues after the code was accepted. */
  readonly proven: (session: Session) => Promise<void>;
}

/**
 * Runs the password reset. A hashed token is redeemed only with the new password, so a mail scanner that opens the
 * link doesn't use it up.
 */
export function usePasswordReset(): PasswordReset {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { isRecovering } = useAuth();
  const { search, hash } = useLocation();
  const [link] = useState(() => readConfirmLink(search, hash, ['recovery']));
  const [step, setStep] = useState<ResetStep>(() => firstStep(link));
  const [errorNotice, setErrorNotice] = useState<Notice | null>(() => getInitialNotice(link));
  const session = useRef<Session | null>(null);
  const newPassword = useRef('');
  const isStarted = useRef(false);

  const fail = (failure: AuthFailure) => {
    setStep('request');
    setErrorNotice(linkNotice(failure, link));
  };

  async function open(): Promise<boolean> {
    if (session.current !== null || isRecovering) return true;
    const result = await redeem(auth, link);
    if (!result.ok) {
      fail(result.failure);
      return false;
    }
    session.current = result.value;
    dispatch(sessionChanged(result.value));
    return true;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is read once, on arrival
  useEffect(() => {
    // Tokens in the URL would stay in the history and in screenshots.
    if (link.kind !== 'incomplete') history.replaceState(history.state, '', location.pathname);
    if (step !== 'working' || isStarted.current) return;
    isStarted.current = true;
    void open().then((isOpen) => isOpen && setStep('choose'));
  }, []);

  async function change(): Promise<void> {
    const result = await auth.changePassword({ password: newPassword.current });
    if (!result.ok) {
      setStep('choose');
      setErrorNotice(authErrorNotice(result.failure, 'security'));
      return;
    }
    newPassword.current = '';
    dispatch(recoveryEnded());
    dispatch(showToast({ intent: 'success', ...securityNotices.passwordChanged }));
    await navigate(linkTo('dashboard'), { replace: true });
  }

  return {
    tokenHash: link.kind === 'token' && session.current === null ? link.tokenHash : null,
    step: step === 'request' && isRecovering && errorNotice === null ? 'choose' : step,
    refusal: errorNotice,
    async enter(email, code) {
      const result = await auth.verifyCode({ email, code, type: 'recovery' });
      if (!result.ok) return authErrorNotice(result.failure, 'mail-code');
      session.current = result.value;
      setErrorNotice(null);
      setStep('choose');
      dispatch(sessionChanged(result.value));
      return null;
    },
    async choose(password) {
      setErrorNotice(null);
      newPassword.current = password;
      if (!(await open())) return;
      if (session.current?.needsCode) setStep('prove');
      else await change();
    },
    async proven(next) {
      session.current = next;
      dispatch(sessionChanged(next));
      await change();
    },
  };
}

function firstStep(link: ConfirmLink): ResetStep {
  if (link.kind === 'token') return 'choose';
  return link.kind === 'code' || link.kind === 'tokens' ? 'working' : 'request';
}

function getInitialNotice(link: ConfirmLink): Notice | null {
  if (link.kind !== 'error') return null;
  return linkNotice({ message: link.message, status: null, code: link.code || null }, link);
}

function redeem(auth: AuthPort, link: ConfirmLink): Promise<AuthResult<Session | null>> {
  if (link.kind === 'token') return auth.verify(link.tokenHash, 'recovery');
  if (link.kind === 'code') return auth.exchange(link.code);
  if (link.kind === 'tokens') return auth.adopt(link.accessToken, link.refreshToken);
  const failure = { message: authMessages.linkIncomplete, status: null, code: null };
  return Promise.resolve({ ok: false, failure });
}

const linkNotice = (failure: AuthFailure, link: ConfirmLink): Notice =>
  authErrorNotice(failure, link.kind === 'code' ? 'reset-exchange' : 'reset');
