import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
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
  const [words, setWords] = useState('');
  const [isSending, setSending] = useState(false);
  const [fault, setFault] = useState<string | undefined>();
  const [refused, setRefused] = useState<unknown>();
  useUnsavedWork(words.trim() !== '');
  async function submit() {
    if (isSending) return;
    if (missing !== undefined && words.trim() === '') {
      setFault(missing);
      return;
    }
    setSending(true);
    const { error } = await send(words.trim());
    setSending(false);
    setRefused(error);
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
        error={fault}
        value={words}
        onChange={({ target }) => {
          setWords(target.value);
          setFault(undefined);
        }}
      />
      <FormError
        notice={isDataError(refused) ? { title: '', description: dataErrorMessage(refused) } : null}
      />
      <div className={styles.acts}>
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
