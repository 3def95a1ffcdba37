import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { AuthFailure, AuthPort, AuthResult, EmailLinkType, Session } from '#shared/host.ts';
import { authErrorNotice, authMessages } from '#shared/texts/auth.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { sessionChanged } from '../../../session/auth/index.ts';
import { type ConfirmLink, readConfirmLink } from './confirmLink.ts';

export type Confirmation =
  | { readonly step: 'ask'; readonly tokenHash: string; readonly type: EmailLinkType }
  | { readonly step: 'undo' | 'keep' | 'unsubscribe'; readonly token: string }
  | { readonly step: 'working' | 'confirmed' | 'halfway' }
  | { readonly step: 'failed'; readonly sentence: string };

/**
 * Redeems the link in the URL. A hashed token waits for a button click, because mail scanners open links and would
 * use it up. A code or tokens prove that a person already got here.
 */
export function useConfirmation(): Confirmation & { readonly confirm: () => void } {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const { search, hash } = useLocation();
  const [link] = useState(() => readConfirmLink(search, hash));
  const [state, setState] = useState<Confirmation>(() => firstStep(link));
  const isStarted = useRef(false);

  async function redeem() {
    if (isStarted.current) return;
    isStarted.current = true;
    setState({ step: 'working' });
    const result = await redeemLink(auth, link);
    if (!result.ok) {
      isStarted.current = false;
      return setState({ step: 'failed', sentence: getErrorMessage(result.failure, link) });
    }
    if (result.value !== null) dispatch(sessionChanged(result.value));
    const isHalfway =
      result.value === null && link.kind === 'token' && link.type === 'email_change';
    setState({ step: isHalfway ? 'halfway' : 'confirmed' });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is read once, on arrival
  useEffect(() => {
    // Tokens in the URL would stay in the history and in screenshots.
    if (link.kind !== 'incomplete') history.replaceState(history.state, '', location.pathname);
    if (link.kind === 'code' || link.kind === 'tokens') void redeem();
  }, []);

  return { ...state, confirm: () => void redeem() };
}

function firstStep(link: ConfirmLink): Confirmation {
  if (link.kind === 'token') return { step: 'ask', tokenHash: link.tokenHash, type: link.type };
  if (link.kind === 'undo' || link.kind === 'keep' || link.kind === 'unsubscribe') {
    return { step: link.kind, token: link.token };
  }
  if (link.kind === 'halfway') return { step: 'halfway' };
  if (link.kind === 'incomplete') return { step: 'failed', sentence: authMessages.linkIncomplete };
  if (link.kind === 'error') {
    const failure = { message: link.message, status: null, code: link.code || null };
    return { step: 'failed', sentence: getErrorMessage(failure, link) };
  }
  return { step: 'working' };
}

function redeemLink(auth: AuthPort, link: ConfirmLink): Promise<AuthResult<Session | null>> {
  if (link.kind === 'token') return auth.verify(link.tokenHash, link.type);
  if (link.kind === 'code') return auth.exchange(link.code);
  if (link.kind === 'tokens') return auth.adopt(link.accessToken, link.refreshToken);
  const failure = { message: authMessages.linkIncomplete, status: null, code: null };
  return Promise.resolve({ ok: false, failure });
}

function getErrorMessage(failure: AuthFailure, link: ConfirmLink): string {
  return authErrorNotice(failure, link.kind === 'code' ? 'exchange' : 'confirm').description;
}
