import { Button } from '@blueprintjs/core';
import { Suspense } from 'react';
import { authErrorNotice, authMessages } from '#shared/texts/auth.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { sessionChanged } from '../../../session/auth/index.ts';
import { lazyPart } from '../../../ui/chunk/lazyPart.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { RouteLink } from '../../../ui/link/RouteLink.tsx';
import styles from './Auth.module.css';
import { signInSchema } from './authForms.ts';

/** Only the desktop demo has demo accounts. */
const DemoAccounts = lazyPart(() => import('./DemoAccounts.tsx'));

interface AuthFormProps {
  /** Carried over when switching between sign-in and sign-up. */
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

interface SignInFormProps extends AuthFormProps {
  readonly redirect: string | undefined;
}

export function SignInForm({ email, redirect, onEmail }: SignInFormProps) {
  const { auth, workspace } = useHost();
  const dispatch = useAppDispatch();
  const { field, submit, getValues, setValue, errorNotice, isSubmitting } = useSchemaForm(
    signInSchema,
    { email, password: '' },
  );

  const signIn = submit(async (values) => {
    const result = await auth.signIn(values);
    if (!result.ok) return authErrorNotice(result.failure, 'sign-in');
    dispatch(sessionChanged(result.value));
    return null;
  });

  return (
    <Form onSend={signIn} className={styles.form}>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        {...field('email', { onChange: (event) => onEmail(event.target.value) })}
      />
      <PasswordField label="Password" purpose="current" {...field('password')} />
      <RouteLink to="resetPassword" state={{ email }} className={styles.forgot}>
        Forgot password?
      </RouteLink>
      <FormError notice={errorNotice}>
        {errorNotice?.description === authMessages.emailNotConfirmed && (
          <ResendLink email={getValues('email')} />
        )}
      </FormError>
      <Button type="submit" intent="primary" size="large" fill loading={isSubmitting}>
        Sign in
      </Button>
      {workspace === null && (
        <RouteLink replace to="auth" query={{ mode: 'sso', redirect }}>
          Sign in with single sign-on
        </RouteLink>
      )}
      {workspace !== null && (
        <Suspense>
          <DemoAccounts
            workspace={workspace}
            onChoose={(address, password) => {
              setValue('email', address);
              setValue('password', password);
              onEmail(address);
            }}
          />
        </Suspense>
      )}
    </Form>
  );
}

/** Links to the resend screen. The address isn't in the URL. */
function ResendLink({ email }: { readonly email: string }) {
  return (
    <p>
      <RouteLink to="verifyEmail" state={{ email }}>
        Resend confirmation link
      </RouteLink>
    </p>
  );
}
