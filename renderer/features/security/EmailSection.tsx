import { Button } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { authNotice } from '#shared/auth-messages.ts';
import type { Notice } from '#shared/messages.ts';
import { useHost } from '../../host/HostContext.tsx';
import { useUnsavedWork } from '../../host/useUnsavedWork.ts';
import { FormError } from '../../kit/form/FormError.tsx';
import { TextField } from '../../kit/form/TextField.tsx';
import { EmailText } from '../../kit/format/EmailText.tsx';
import { Section } from '../../kit/page/Section.tsx';
import { useAuth } from '../session/index.ts';
import styles from './Security.module.css';
import { emailChangeSchema } from './securityForms.ts';

export function EmailSection() {
  const { auth } = useHost();
  const email = useAuth().session?.email ?? '';
  const [sentTo, setSentTo] = useState('');
  const [refusal, setRefusal] = useState<Notice | null>(null);
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(emailChangeSchema),
    defaultValues: { email: '' },
  });
  useUnsavedWork(formState.isDirty);

  const change = handleSubmit(async (values) => {
    setRefusal(null);
    const result = await auth.changeEmail(values.email);
    if (!result.ok) return setRefusal(authNotice(result.failure, 'security'));
    setSentTo(values.email);
    reset({ email: '' });
  });

  return (
    <Section
      title="E-mail address"
      description={
        <>
          You sign in as{' '}
          <strong>
            <EmailText address={email} />
          </strong>
          .
        </>
      }
    >
      <form noValidate onSubmit={(event) => void change(event)} className={styles.form}>
        <TextField
          label="New e-mail address"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <FormError notice={refusal} />
        <div role="status">
          {sentTo !== '' && (
            <p>
              We wrote to <strong>{sentTo}</strong>. Follow the link in each mail you receive; until
              then your address stays as it is.
            </p>
          )}
        </div>
        <Button type="submit" loading={formState.isSubmitting}>
          Change e-mail address
        </Button>
      </form>
    </Section>
  );
}
