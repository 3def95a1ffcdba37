import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { linkTo, safeRedirect } from '#shared/routes.ts';
import { RouteLink } from '../../kit/link/RouteLink.tsx';
import { useSession } from '../session/index.ts';
import styles from './Auth.module.css';
import { AuthFrame } from './AuthFrame.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Sign in and sign up, one address: `?mode=sign-up` opens the second. */
export function Component() {
  const [query] = useSearchParams();
  const { status } = useSession();
  const [email, setEmail] = useState('');
  const redirect = query.get('redirect') ?? undefined;
  const isSignUp = query.get('mode') === 'sign-up';

  if (status === 'signed-in') {
    return <Navigate replace to={safeRedirect(redirect) ?? linkTo('dashboard')} />;
  }
  return (
    <AuthFrame
      title={isSignUp ? 'Create your account' : 'Sign in'}
      description={
        isSignUp
          ? 'Free to join. Your role decides what your workspace shows first.'
          : 'Welcome back to your workspace.'
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
      ) : (
        <SignInForm email={email} onEmail={setEmail} />
      )}
    </AuthFrame>
  );
}
