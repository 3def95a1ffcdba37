import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import ui from '../../../ui/theme/ui.module.css';
import styles from './Reviews.module.css';

interface OneTextProps {
  readonly label: string;
  readonly hint: string;
  readonly longest: number;
  readonly button: string;
  /** Error shown for empty text; omitted if empty text is allowed. */
  readonly missing?: string;
  readonly send: (words: string) => Promise<{ readonly error?: unknown }>;
  readonly onClose: () => void;
}

/** A short text form that keeps its input until the server accepts it. */
export function ShortTextForm({
  label,
  hint,
  longest,
  button,
  missing,
  send,
  onClose,
}: OneTextProps) {
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const [fieldError, setFieldError] = useState<string | undefined>();
  const [submitError, setSubmitError] = useState<unknown>();
  useUnsavedWork(text.trim() !== '');
  async function submit() {
    if (isSending) return;
    if (missing !== undefined && text.trim() === '') {
      setFieldError(missing);
      return;
    }
    setSending(true);
    const { error } = await send(text.trim());
    setSending(false);
    setSubmitError(error);
    if (error === undefined) onClose();
  }
  return (
    <Form onSend={submit} takesFocus className={styles.form}>
      <TextAreaField
        label={label}
        isOptional={missing === undefined}
        hint={hint}
        rows={3}
        maxLength={longest}
        error={fieldError}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setFieldError(undefined);
        }}
      />
      <ServerError error={submitError} />
      <div className={ui.wrap}>
        <Button type="submit" intent="primary" loading={isSending}>
          {button}
        </Button>
        <Button variant="minimal" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
