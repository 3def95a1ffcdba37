import { Button } from '@blueprintjs/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ClipboardEvent, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Notice } from '#shared/texts/messages.ts';
import styles from './CodeForm.module.css';
import { Form } from './Form.tsx';
import { FormError } from './FormError.tsx';
import { z } from './schema.ts';
import { TextField } from './TextField.tsx';

const schema = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{3}\s?\d{3}$/, 'Enter the 6-digit code.')),
});

interface CodeFormProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly action: string;
  /** Redeems the six digits; returns the error or null. */
  readonly onCode: (code: string) => Promise<Notice | null>;
}

/** Field for a six-digit emailed code, typed, pasted with surrounding text, or autofilled by the system. */
export function CodeForm({ label, hint, action, onCode }: CodeFormProps) {
  const [errorNotice, setErrorNotice] = useState<Notice | null>(null);
  const { register, handleSubmit, setValue, setFocus, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(async ({ code }) => {
    setErrorNotice(null);
    const notice = await onCode(code.replaceAll(/\s/g, ''));
    if (notice === null) return;
    setErrorNotice(notice);
    setFocus('code', { shouldSelect: true });
  });
  const paste = (event: ClipboardEvent) => {
    const digits = event.clipboardData.getData('text').replaceAll(/\D/g, '');
    if (digits.length !== 6) return;
    event.preventDefault();
    setValue('code', digits, { shouldDirty: true });
    void submit();
  };
  return (
    <Form onSend={submit} className={styles.form}>
      <TextField
        label={label}
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={formState.errors.code?.message}
        onPaste={paste}
        {...register('code')}
      />
      <FormError notice={errorNotice} />
      <Button type="submit" loading={formState.isSubmitting}>
        {action}
      </Button>
    </Form>
  );
}
