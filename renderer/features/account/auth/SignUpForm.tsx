import { Button } from '@blueprintjs/core';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { PASSWORD_MIN_LENGTH } from '#shared/constants.ts';
import { authErrorNotice } from '#shared/texts/auth.ts';
import { usePersistedForm } from '../../../session/persisted/usePersistedForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { AccountTypeChoice } from './AccountTypeChoice.tsx';
import styles from './Auth.module.css';
import { type SignUpValues, signUpSchema } from './authForms.ts';
import { useSignUp } from './useSignUp.ts';

interface AuthFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

export function SignUpForm({ email, onEmail }: AuthFormProps) {
  const signUp = useSignUp();
  const { before, keep, forget } = usePersistedForm<Omit<SignUpValues, 'password'>>('', 'sign-up');
  const empty = { firstName: '', lastName: '', email };
  const form = useSchemaForm(signUpSchema, { ...empty, ...before, password: '' });
  const { field, control, isDirty } = form;
  const typed = useWatch({ control });
  useEffect(() => {
    // Passwords are never stored in drafts.
    const { password: _password, ...draft } = typed;
    if (isDirty) keep(draft);
  }, [isDirty, keep, typed]);

  const submit = form.submit(async (values) => {
    const failure = await signUp(values);
    if (failure !== null) return authErrorNotice(failure, 'sign-up');
    forget();
    return null;
  });

  return (
    <Form onSend={submit} className={styles.form}>
      <AccountTypeChoice {...field('userType')} />
      <div className={styles.pair}>
        <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        {...field('email', { onChange: (event) => onEmail(event.target.value) })}
      />
      <PasswordField
        label="Password"
        purpose="new"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. Use a long passphrase.`}
        typed={typed.password ?? ''}
        ownWords={[typed.firstName ?? '', typed.lastName ?? '', typed.email?.split('@')[0] ?? '']}
        {...field('password')}
      />
      <FormError notice={form.errorNotice} />
      <Button type="submit" intent="primary" size="large" fill loading={form.isSubmitting}>
        Create account
      </Button>
    </Form>
  );
}
