import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import {
  decideAccess,
  isForMembers,
  needsSession,
  requiresKnownAccount,
} from '#shared/access/gates.ts';
import { getRoute, linkTo } from '#shared/routes.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { useAppDispatch } from '../../data/hooks.ts';
import { SignInRequirement } from '../../features/account/singleSignOn/index.ts';
import { useAccessContext, useAccount } from '../../session/account/index.ts';
import { useAuth } from '../../session/auth/index.ts';
import { usePlace } from '../../session/place/usePlace.ts';
import { lazyPart } from '../../ui/chunk/lazyPart.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { ErrorPanel } from '../../ui/state/ErrorPanel.tsx';
import { LoadingScreen } from '../../ui/state/LoadingScreen.tsx';
import { LoadingWithTimeout } from '../../ui/state/LoadingWithTimeout.tsx';

/** The server's code for a session that its workspace doesn't admit. */
const SIGN_IN_REQUIRED = 'HXSSW';

const AccessDeniedScreen = lazyPart(() => import('./AccessDeniedScreen.tsx'));

/** Shows the screen if the rules of `shared/access/gates.ts` allow it; otherwise their refusal. */
export function Gate({ children }: { readonly children: ReactNode }) {
  const place = usePlace();
  const { status, session } = useAuth();
  const { account, error, isFetching, refetch } = useAccount();
  const accessContext = useAccessContext();
  // Public screens don't wait for the session and update once it is known.
  if (accessContext === null && !requiresKnownAccount(place)) return children;

  if (status === 'loading') {
    // A redirect would change the URL before access to the old one is decided.
    const shouldWait = needsSession(place.route) || place.isMoved;
    return shouldWait ? <LoadingScreen label="Loading your account..." /> : children;
  }
  if (status === 'left' && isForMembers(place.route))
    return <Navigate replace to={linkTo('home')} />;
  // A session without its second factor isn't signed in: the server returns no data for it.
  const isWhole = session?.needsCode !== true;
  const isSignedIn = isWhole && (status === 'signed-in' || status === 'leaving');
  if (isSignedIn && error?.code === SIGN_IN_REQUIRED && isForMembers(place.route)) {
    return (
      <Suspense fallback={<LoadingWithTimeout label="Loading your profile..." />}>
        <SignInRequirement />
      </Suspense>
    );
  }
  if (isSignedIn && account === undefined) {
    if (error === undefined) {
      return (
        <>
          <LoadingWithTimeout label="Loading your profile..." />
          {session !== null &&
            place.name !== null &&
            getRoute(place.name).area === 'dashboards' && (
              <FiguresPrefetcher userId={session.userId} />
            )}
        </>
      );
    }
    return (
      <Page>
        <ErrorPanel
          isOffline={error.code === 'UNREACHABLE'}
          sentence={dataErrorMessage(error)}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      </Page>
    );
  }
  const decision = decideAccess(place, isSignedIn ? accessContext : null, new Date());
  if (decision.kind === 'sign-in') return <ToSignIn to={decision.to} from={place.pathname} />;
  if (decision.kind === 'upgrade') return <Navigate replace to={decision.to} />;
  if (decision.kind === 'open') return children;
  return (
    <Suspense fallback={<LoadingWithTimeout label="Loading your profile..." />}>
      <AccessDeniedScreen as={decision.as} />
    </Suspense>
  );
}

/** Not lazy, unlike other parts: React defers those, and the response would already be there. */
function FiguresPrefetcher({ userId }: { readonly userId: string }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let isMounted = true;
    let request: { unsubscribe: () => void } | undefined;
    // The screen makes the request itself if this fails to load.
    void import('../../features/home/dashboard/prefetchFigures.ts').then(
      ({ prefetchFigures: prefetch }) => {
        if (isMounted) request = dispatch(prefetch(userId));
      },
      () => undefined,
    );
    return () => {
      isMounted = false;
      request?.unsubscribe();
    };
  }, [dispatch, userId]);
  return null;
}

function ToSignIn({ to, from }: { readonly to: string; readonly from: string }) {
  useEffect(() => {
    if (from === linkTo('operatorDashboard')) markIntendedOperator();
  }, [from]);
  return <Navigate replace to={to} />;
}

const STORAGE_KEY = 'haven.intendedOperatorAccess';

/** Marks for this window that a visitor was heading to the operator dashboard. */
function markIntendedOperator(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, 'true');
  } catch {
    // Without storage there is no message; the redirect still returns them.
  }
}
