import { Button } from '@blueprintjs/core';
import type { ClipboardEvent, ReactNode } from 'react';
import type { Notice } from '#shared/texts/messages.ts';
import styles from './CodeForm.module.css';
import { Form } from './Form.tsx';
import { FormError } from './FormError.tsx';
import { TextField } from './TextField.tsx';
import { codeSchema } from './textSchemas.ts';
import { useSchemaForm } from './useSchemaForm.ts';

interface CodeFormProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly action: string;
  /** Redeems the six digits; returns the error or null. */
  readonly onCode: (code: string) => Promise<Notice | null>;
}

/** Field for a six-digit emailed code, typed, pasted with surrounding text, or autofilled by the system. */
export function CodeForm({ label, hint, action, onCode }: CodeFormProps) {
  const form = useSchemaForm(codeSchema, { code: '' });
  const submit = form.submit(async ({ code }) => {
    const notice = await onCode(code.replaceAll(/\s/g, ''));
    if (notice !== null) form.setFocus('code', { shouldSelect: true });
    return notice;
  });
  const paste = (event: ClipboardEvent) => {
    const digits = event.clipboardData.getData('text').replaceAll(/\D/g, '');
    if (digits.length !== 6) return;
    event.preventDefault();
    form.setValue('code', digits, { shouldDirty: true });
    void submit();
  };
  return (
    <Form onSend={submit} className={styles.form}>
      <TextField
        label={label}
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        onPaste={paste}
        {...form.field('code')}
      />
      <FormError notice={form.errorNotice} />
      <Button type="submit" loading={form.isSubmitting}>
        {action}
      </Button>
    </Form>
  );
}
