import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { linkTo, signInFor } from '#shared/routes.ts';
import { useSession } from '../../features/session/index.ts';
import { LoadingScreen } from '../../kit/state/LoadingScreen.tsx';

/**
 * Lets only signed-in people in; everyone else signs in first and comes back here. A session that
 * still owes its second step is not signed in yet: the server shows it nothing.
 */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const { status, session } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <LoadingScreen label="Loading your account..." />;
  if (status === 'left') return <Navigate replace to={linkTo('home')} />;
  if (status === 'signed-out' || session?.needsCode) {
    return <Navigate replace to={signInFor(pathname, search)} />;
  }
  return children;
}
