import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PASSWORD_MIN_LENGTH } from '#shared/constants.ts';
import { authErrorNotice } from '#shared/texts/auth.ts';
import { securityNotices } from '#shared/texts/security.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import { showToast } from '../../../data/toasts/index.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { Section } from '../../../ui/page/Section.tsx';
import { ProofFields, type RequiredProof } from './ProofFields.tsx';
import styles from './Security.module.css';
import { securityApi } from './securityApi.ts';
import { passwordChangeSchema } from './securityForms.ts';

const empty = { currentPassword: '', password: '', nonce: '' };

export function PasswordSection() {
  const { auth } = useHost();
  const dispatch = useAppDispatch();
  const email = useAuth().session?.email ?? '';
  const [requiredProof, setRequiredProof] = useState<RequiredProof>({
    password: true,
    code: false,
  });
  const form = useSchemaForm(passwordChangeSchema, empty);
  useUnsavedWork(form.isDirty);
  const { password } = useWatch({ control: form.control });

  const sendCode = async (next: RequiredProof) => {
    const sent = await auth.sendPasswordCode();
    if (sent.ok) setRequiredProof(next);
    else form.setErrorNotice(authErrorNotice(sent.failure, 'security'));
  };

  const save = form.handleSubmit(async ({ nonce, currentPassword, ...change }) => {
    form.setErrorNotice(null);
    if (requiredProof.password && currentPassword === '') {
      return form.setError('currentPassword', { message: 'Enter your current password.' });
    }
    const result = await auth.changePassword({
      ...change,
      ...(requiredProof.password ? { currentPassword } : {}),
      ...(requiredProof.code ? { nonce } : {}),
    });
    if (result.ok) {
      form.reset(empty);
      setRequiredProof({ password: true, code: false });
      dispatch(showToast({ intent: 'success', ...securityNotices.passwordChanged }));
      dispatch(securityApi.util.invalidateTags(['Security']));
      return;
    }
    form.setErrorNotice(authErrorNotice(result.failure, 'security'));
    if (result.failure.code !== 'reauthentication_needed') return;
    await sendCode({ ...requiredProof, code: true });
  });

  return (
    <Section title="Password" description="Changing it signs out your other devices.">
      <Form onSend={save} className={styles.form}>
        <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
        <ProofFields
          wanted={requiredProof}
          password={form.field('currentPassword')}
          code={form.register('nonce')}
          onSendCode={() => void sendCode({ password: false, code: true })}
        />
        <PasswordField
          label="New password"
          purpose="new"
          hint={`At least ${PASSWORD_MIN_LENGTH} characters. Use a long passphrase.`}
          typed={password ?? ''}
          ownWords={[email.split('@')[0] ?? '']}
          {...form.field('password')}
        />
        <FormError notice={form.errorNotice} />
        <Button type="submit" loading={form.isSubmitting}>
          Change password
        </Button>
      </Form>
    </Section>
  );
}
