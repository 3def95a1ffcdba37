import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import styles from './Rooms.module.css';
import { SignaturePad } from './SignaturePad.tsx';

interface SigningProps {
  readonly consent: string;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onSign: (name: string, drawing: string | null) => unknown;
}

/** Typed name, optional drawing, and consent. */
export function SignatureForm({ consent, isLoading, error, onSign }: SigningProps) {
  const [name, setName] = useState('');
  const [drawing, setDrawing] = useState<string | null>(null);
  const [agrees, setAgrees] = useState(false);
  const [isSent, setSent] = useState(false);
  const isNamed = name.trim().length >= 2;
  return (
    <Form
      aria-label="Sign"
      className={styles.form}
      onSend={async () => {
        setSent(true);
        if (isNamed && agrees && !isLoading) await onSign(name.trim(), drawing);
      }}
    >
      <TextField
        label="Your full name"
        autoComplete="name"
        value={name}
        maxLength={160}
        onChange={({ target }) => setName(target.value)}
        error={isSent && !isNamed ? 'Enter your name as you sign it.' : undefined}
      />
      <SignaturePad onDrawn={setDrawing} />
      <label className={styles.consent}>
        <input
          type="checkbox"
          checked={agrees}
          onChange={({ target }) => setAgrees(target.checked)}
        />
        {consent}
      </label>
      {isSent && !agrees && <p role="alert">Check the box to sign.</p>}
      <p className={styles.quiet}>
        Recorded with your signature: your name, email, time, IP address, and the document hash.
      </p>
      <FormError
        notice={
          isDataError(error) ? { title: 'Not signed', description: dataErrorMessage(error) } : null
        }
      />
      <div className={styles.acts}>
        <Button type="submit" intent="primary" loading={isLoading}>
          Sign
        </Button>
      </div>
    </Form>
  );
}
