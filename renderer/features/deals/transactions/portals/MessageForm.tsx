import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { useUnsavedWork } from '../../../../host/useUnsavedWork.ts';
import { Form } from '../../../../ui/form/Form.tsx';
import { TextAreaField } from '../../../../ui/form/TextField.tsx';
import { TransactionError } from '../TransactionError.tsx';
import own from './Portals.module.css';

interface MessageFormProps {
  readonly label: string;
  readonly error: unknown;
  readonly isLoading: boolean;
  /** Uses a client-generated id, so that a resend is the same message. Returns whether it was delivered. */
  readonly onSend: (id: string, body: string) => Promise<boolean>;
}

export function MessageForm({ label, error, isLoading, onSend }: MessageFormProps) {
  const [body, setBody] = useState('');
  const id = useRef(crypto.randomUUID());
  useUnsavedWork(body.trim() !== '');
  async function send() {
    if (body.trim() === '' || isLoading) return;
    if (!(await onSend(id.current, body.trim()))) return;
    id.current = crypto.randomUUID();
    setBody('');
  }
  return (
    <Form aria-label={label} className={own.form} onSend={send}>
      <TextAreaField
        label={label}
        rows={3}
        maxLength={4000}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <TransactionError error={error} title="Not sent" />
      <div>
        <Button type="submit" intent="primary" loading={isLoading} disabled={body.trim() === ''}>
          Send
        </Button>
      </div>
    </Form>
  );
}
