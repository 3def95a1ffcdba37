import { useEffect, useRef, useState } from 'react';
import { getReturnPath } from '#shared/navigation/return-path.ts';
import { linkTo } from '#shared/routes.ts';
import { ssoMessages, ssoRefusal } from '#shared/texts/singleSignOn.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { LoadingWithTimeout } from '../../../ui/state/LoadingWithTimeout.tsx';
import { takePendingSignIn } from './pendingSignIn.ts';
import { useBindSsoSessionMutation, useRedeemSsoMutation } from './ssoApi.ts';

/** Only paths of this site; the value was stored in this tab, which other pages of the site share. */
const toOwnPath = (path: string): string =>
  getReturnPath(new URLSearchParams({ redirect: path.replace(/^\//, '') })) ?? linkTo('dashboard');

/** Turns the code in the URL into a session, then opens the screen that was asked for. */
export default function FinishSignIn({ code }: { readonly code: string }) {
  const { auth } = useHost();
  const [redeem] = useRedeemSsoMutation();
  const [bind] = useBindSsoSessionMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const isStarted = useRef(false);

  async function finish(): Promise<string | null> {
    const pending = takePendingSignIn();
    if (pending === null) return ssoMessages.otherBrowser;
    const redeemed = await redeem({ code, verifier: pending.verifier });
    if (redeemed.data === undefined) {
      return ssoRefusal(isDataError(redeemed.error) ? redeemed.error.code : '');
    }
    const opened = await auth.verify(redeemed.data.token_hash, 'magiclink');
    if (!opened.ok) return ssoRefusal('');
    const bound = await bind(redeemed.data.binding);
    if (bound.data !== true) return ssoRefusal('expired');
    // What was loaded between the two steps had fewer rights.
    location.replace(toOwnPath(pending.returnTo));
    return null;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a code works once
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    // The code must not stay in the history.
    history.replaceState(history.state, '', location.pathname);
    void finish().then(setFailure);
  }, []);

  if (failure === null) return <LoadingWithTimeout label="Signing you in..." />;
  return (
    <>
      <FormError notice={{ title: '', description: failure }} />
      <RouteLink replace to="auth" query={{ mode: 'sso' }}>
        Start again
      </RouteLink>
    </>
  );
}
