import { Button } from '@blueprintjs/core';
import { useWatch } from 'react-hook-form';
import { PASSWORD_MIN_LENGTH } from '#shared/constants.ts';
import type { Notice } from '#shared/texts/messages.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import styles from './Auth.module.css';
import { newPasswordSchema } from './authForms.ts';

interface NewPasswordFormProps {
  /** For password managers, which save the password under it; empty if unknown. */
  readonly email: string;
  readonly refusal: Notice | null;
  readonly onSubmit: (password: string) => Promise<void>;
}

export function NewPasswordForm({ email, refusal, onSubmit }: NewPasswordFormProps) {
  const { field, handleSubmit, control, isSubmitting } = useSchemaForm(newPasswordSchema, {
    password: '',
  });
  const { password } = useWatch({ control });
  const submit = handleSubmit((values) => onSubmit(values.password));
  return (
    <Form onSend={submit} className={styles.form}>
      {email !== '' && (
        <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
      )}
      <PasswordField
        label="New password"
        purpose="new"
        hint={`At least ${PASSWORD_MIN_LENGTH} characters. Use a long passphrase.`}
        typed={password ?? ''}
        ownWords={[email.split('@')[0] ?? '']}
        {...field('password')}
      />
      <FormError notice={refusal} />
      <Button type="submit" intent="primary" size="large" fill loading={isSubmitting}>
        Save password
      </Button>
    </Form>
  );
}
