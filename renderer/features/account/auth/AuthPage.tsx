import { Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { getReturnPath } from '#shared/navigation/return-path.ts';
import { linkTo } from '#shared/routes.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { sessionChanged, useAuth, useSignOut } from '../../../session/auth/index.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import { useUrlSearch } from '../../../ui/search/useUrlSearch.ts';
import { LoadingWithTimeout } from '../../../ui/state/LoadingWithTimeout.tsx';
import { FinishSignIn, SingleSignOnForm } from '../singleSignOn/index.ts';
import styles from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/**
 * Sign-in and sign-up at one URL: `?mode=sign-up` shows sign-up, `?mode=reset` is the target of recovery links,
 * `?action=logout` signs out, `?mode=sso` and `?sso_error=` show single sign-on, `?sso=` is its result.
 */
export function Component() {
  const { params: query } = useUrlSearch();
  const { hash } = useLocation();
  // The code leaves the URL at once, so it is read on arrival.
  const [ssoCode] = useState(() => query.get('sso'));
  if (query.get('action') === 'logout') return <SignOut />;
  if (ssoCode !== null && query.get('mode') === null) return <SingleSignOnResult code={ssoCode} />;
  if (query.get('mode') === 'reset') {
    const { mode: _, ...rest } = Object.fromEntries(query);
    return <Navigate replace to={linkTo('resetPassword', undefined, rest) + hash} />;
  }
  return <SignInOrUp />;
}

/** Signs out once the session is known, then redirects to the home page. */
function SignOut() {
  const { status } = useAuth();
  const signOut = useSignOut();
  const isRequested = useRef(false);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (status !== 'signed-in' || isRequested.current) return;
    isRequested.current = true;
    void signOut().then(() => setOver(true));
  }, [status, signOut]);
  if (isOver || status === 'signed-out' || status === 'left')
    return <Navigate replace to={linkTo('home')} />;
  return <LoadingWithTimeout label="Loading your account..." />;
}

function CodeFor({ email }: { readonly email: string }) {
  return (
    <>
      Your account <strong>{email}</strong> requires a verification code.{' '}
      <RouteLink to="auth" query={{ action: 'logout' }}>
        Not you? Sign out
      </RouteLink>
    </>
  );
}

const SingleSignOnResult = ({ code }: { readonly code: string }) => (
  <AuthFrame title="Single sign-on">
    <Suspense>
      <FinishSignIn code={code} />
    </Suspense>
  </AuthFrame>
);

function SignInOrUp() {
  const { params: query } = useUrlSearch();
  const { status, session } = useAuth();
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const redirect = getReturnPath(query)?.slice(1);
  const isSignUp = query.get('mode') === 'sign-up';
  const refusal = query.get('sso_error');
  const isSso = query.get('mode') === 'sso' || refusal !== null;

  if (session?.needsCode) {
    return (
      <AuthFrame title="Enter your code" description={<CodeFor email={session.email} />}>
        <SecondFactorForm onProven={(next) => void dispatch(sessionChanged(next))} />
      </AuthFrame>
    );
  }
  if (status === 'signed-in') {
    return <Navigate replace to={getReturnPath(query) ?? linkTo('dashboard')} />;
  }
  return (
    <AuthFrame
      title={isSignUp ? 'Create your account' : 'Sign in'}
      description={
        isSignUp ? 'Free to join. Your role sets what your workspace shows first.' : 'Welcome back.'
      }
    >
      <nav aria-label="Sign in or create an account" className={styles.tabs}>
        <RouteLink
          replace
          to="auth"
          query={{ redirect }}
          aria-current={isSignUp ? undefined : 'page'}
        >
          Sign in
        </RouteLink>
        <RouteLink
          replace
          to="auth"
          query={{ mode: 'sign-up', redirect }}
          aria-current={isSignUp ? 'page' : undefined}
        >
          Create account
        </RouteLink>
      </nav>
      {isSignUp ? (
        <SignUpForm email={email} onEmail={setEmail} />
      ) : isSso ? (
        <Suspense>
          <SingleSignOnForm
            email={email}
            redirect={redirect}
            refusal={refusal}
            className={styles.form}
          />
        </Suspense>
      ) : (
        <SignInForm email={email} redirect={redirect} onEmail={setEmail} />
      )}
    </AuthFrame>
  );
}
