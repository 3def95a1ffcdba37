import { Button } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ProxyLoginPort, ProxyLoginQuestion } from '#shared/desktop/proxy-login.ts';
import { commonMessages } from '#shared/texts/messages.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Fact, Facts } from '../../../ui/panel/Facts.tsx';
import { LoadingScreen } from '../../../ui/state/LoadingScreen.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './ProxyLogin.module.css';

interface ProxyLoginProps {
  readonly port: ProxyLoginPort;
}

/** Dialog window: asks for the user name and password of the network's proxy. */
export function ProxyLoginPage({ port }: ProxyLoginProps) {
  const [question, setQuestion] = useState<ProxyLoginQuestion | null>(null);
  useEffect(() => {
    // Without a question the dialog has no purpose.
    port.question().then(setQuestion, () => window.close());
    const cancelOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') void port.cancel();
    };
    addEventListener('keydown', cancelOnEscape);
    return () => removeEventListener('keydown', cancelOnEscape);
  }, [port]);
  return (
    <main id="main" className={styles.page}>
      {question === null ? (
        <LoadingScreen label="Loading…" />
      ) : (
        <ProxyLoginForm port={port} question={question} />
      )}
    </main>
  );
}

function ProxyLoginForm({
  port,
  question,
}: ProxyLoginProps & { readonly question: ProxyLoginQuestion }) {
  const { host, port: number, realm, username, wasRejected, canRemember } = question;
  const [hasFailed, setFailed] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { username, password: '', remember: false },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async (answer) => {
    setFailed(false);
    await port.answer(answer).catch(() => setFailed(true));
  });
  const notice = wasRejected
    ? { title: '', description: 'The proxy rejected this user name or password. Try again.' }
    : null;

  return (
    <>
      <h1>Sign in to the proxy</h1>
      <p>Your network requires a password before Haven Exchange can connect.</p>
      <Facts>
        <Fact name="Proxy">
          {host}:{number}
        </Fact>
        {realm !== '' && <Fact name="Message">{realm}</Fact>}
      </Facts>
      <Form onSend={send} className={ui.fields} takesFocus>
        <TextField
          label="User name"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={320}
          error={errors.username?.message}
          {...register('username', { required: 'Enter your user name.' })}
        />
        <PasswordField
          label="Password"
          purpose="current"
          maxLength={1024}
          {...register('password')}
        />
        {canRemember ? (
          <Checkbox {...register('remember')}>Remember in this computer’s keychain</Checkbox>
        ) : (
          <p className={styles.hint}>Used until you quit the app.</p>
        )}
        <FormError
          notice={hasFailed ? { title: '', description: commonMessages.unknown } : notice}
        />
        <div className={styles.actions}>
          <Button onClick={() => void port.cancel()}>Cancel</Button>
          <Button type="submit" intent="primary" loading={isSubmitting}>
            Sign in
          </Button>
        </div>
      </Form>
    </>
  );
}
