import { Button } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { PASSWORD_MIN_LENGTH } from '#shared/constants.ts';
import { authErrorNotice } from '#shared/texts/auth.ts';
import type { Notice } from '#shared/texts/messages.ts';
import { usePersistedForm } from '../../../session/persisted/usePersistedForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
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
  const [errorNotice, setErrorNotice] = useState<Notice | null>(null);
  const { before, keep, forget } = usePersistedForm<Omit<SignUpValues, 'password'>>('', 'sign-up');
  const { register, handleSubmit, control, formState } = useForm<SignUpValues>({
    resolver: zodResolver(signUpSchema),
    defaultValues: { firstName: '', lastName: '', email, ...before, password: '' },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const typed = useWatch({ control });
  useEffect(() => {
    // Passwords are never stored in drafts.
    const { password: _password, ...draft } = typed;
    if (isDirty) keep(draft);
  }, [isDirty, keep, typed]);

  const submit = handleSubmit(async (values) => {
    setErrorNotice(null);
    const failure = await signUp(values);
    if (failure === null) forget();
    else setErrorNotice(authErrorNotice(failure, 'sign-up'));
  });

  return (
    <Form onSend={submit} className={styles.form}>
      <AccountTypeChoice error={errors.userType?.message} {...register('userType')} />
      <div className={styles.pair}>
        <TextField
          label="First name"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...register('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register('email', { onChange: (event) => onEmail(event.target.value) })}
      />
      <PasswordField
        label="Password"
        purpose="new"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. Use a long passphrase.`}
        typed={typed.password ?? ''}
        ownWords={[typed.firstName ?? '', typed.lastName ?? '', typed.email?.split('@')[0] ?? '']}
        error={errors.password?.message}
        {...register('password')}
      />
      <FormError notice={errorNotice} />
      <Button type="submit" intent="primary" size="large" fill loading={isSubmitting}>
        Create account
      </Button>
    </Form>
  );
}
