import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { authErrorNotice } from '#shared/texts/auth.ts';
import { useHost } from '../../../host/HostContext.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { useAuth } from '../../../session/auth/index.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useSchemaForm } from '../../../ui/form/useSchemaForm.ts';
import { EmailText } from '../../../ui/format/EmailText.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { EmailCodes } from './EmailCodes.tsx';
import { ProofFields, type RequiredProof } from './ProofFields.tsx';
import styles from './Security.module.css';
import { emailChangeSchema } from './securityForms.ts';

const empty = { email: '', currentPassword: '', nonce: '' };
const nothing: RequiredProof = { password: false, code: false };

/** The sign-in email. The server decides whether to confirm the user's identity first. */
export function EmailSection() {
  const { auth } = useHost();
  const email = useAuth().session?.email ?? '';
  const [sentTo, setSentTo] = useState('');
  const [required, setRequired] = useState(nothing);
  const form = useSchemaForm(emailChangeSchema, empty);
  useUnsavedWork(form.isDirty);

  const sendCode = async () => {
    const sent = await auth.sendPasswordCode();
    if (sent.ok) setRequired({ password: false, code: true });
    else form.setErrorNotice(authErrorNotice(sent.failure, 'security'));
  };

  const change = form.handleSubmit(async (values) => {
    form.setErrorNotice(null);
    const result = await auth.changeEmail({
      email: values.email,
      ...(required.password ? { currentPassword: values.currentPassword } : {}),
      ...(required.code ? { nonce: values.nonce } : {}),
    });
    if (result.ok) {
      setSentTo(values.email);
      setRequired(nothing);
      return form.reset(empty);
    }
    form.setErrorNotice(authErrorNotice(result.failure, 'security'));
    const { code } = result.failure;
    if (code === 'current_password_required') setRequired({ password: true, code: false });
    if (code === 'reauthentication_needed') await sendCode();
  });

  return (
    <Section
      title="Email"
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
      <Form onSend={change} className={styles.form}>
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          {...form.field('email')}
        />
        <ProofFields
          wanted={required}
          password={form.field('currentPassword')}
          code={form.register('nonce')}
          onSendCode={() => void sendCode()}
        />
        <FormError notice={form.errorNotice} />
        <Button type="submit" loading={form.isSubmitting}>
          Change email
        </Button>
        <div role="status" tabIndex={-1} data-confirmation={sentTo === '' ? undefined : ''}>
          {sentTo !== '' && (
            <p>
              We emailed both addresses. Your email changes once both are confirmed, by link or by
              code. Until then it stays the same.
            </p>
          )}
        </div>
      </Form>
      {sentTo !== '' && (
        <EmailCodes key={sentTo} from={email} to={sentTo} onChanged={() => setSentTo('')} />
      )}
    </Section>
  );
}
