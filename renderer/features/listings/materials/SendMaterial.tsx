import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { CallError } from '../../../data/api/CallError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import styles from './Materials.module.css';
import { useSendMaterialMutation } from './materialsApi.ts';

interface SendMaterialProps {
  readonly material: string;
  readonly onClose: () => void;
}

/** Sends the teaser by email. The form keeps its input until the server accepts it. */
export function SendMaterial({ material, onClose }: SendMaterialProps) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [note, setNote] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [send, { error, isLoading }] = useSendMaterialMutation();
  const id = useRef(crypto.randomUUID());
  useUnsavedWork(name.trim() + email.trim() + note.trim() !== '');
  const lacksName = name.trim() === '';
  const lacksEmail = !email.includes('@');
  async function submit() {
    setSubmitted(true);
    if (isLoading || lacksName || lacksEmail) return;
    const sent = await send({
      id: id.current,
      material,
      name: name.trim(),
      email: email.trim(),
      note: note.trim(),
    });
    if (sent.error === undefined) onClose();
  }
  return (
    <Form onSend={submit} takesFocus className={styles.form}>
      <TextField
        label="Name"
        maxLength={120}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={
          isSubmitted && lacksName
            ? "Enter the recipient's name. It appears on each page."
            : undefined
        }
      />
      <TextField
        label="Email"
        type="email"
        maxLength={320}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={
          isSubmitted && lacksEmail ? 'Enter an email address like name@example.com.' : undefined
        }
      />
      <TextAreaField
        label="Personal note"
        isOptional
        rows={2}
        maxLength={1000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <CallError error={error} />
      <div className={styles.acts}>
        <Button type="submit" intent="primary" loading={isLoading}>
          Send teaser
        </Button>
        <Button variant="minimal" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
