import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { useUnsavedWork } from '../../../host/useUnsavedWork.ts';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { plainText } from '../../../ui/form/textSchemas.ts';
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
export function ShortTextForm(props: OneTextProps) {
  const { label, hint, longest, button, missing, send, onClose } = props;
  const shortest = missing === undefined ? 0 : 1;
  const form = useSaveForm({
    schema: z.object({ text: plainText(longest).check(z.minLength(shortest, missing)) }),
    defaultValues: { text: '' },
    save: ({ text }) => send(text),
    onSaved: onClose,
  });
  useUnsavedWork(form.values.text.trim() !== '');
  return (
    <SaveForm
      form={form}
      action={button}
      failure="Not sent"
      className={styles.form}
      onCancel={onClose}
    >
      <TextAreaField
        label={label}
        isOptional={missing === undefined}
        hint={hint}
        rows={3}
        maxLength={longest}
        {...form.field('text')}
      />
    </SaveForm>
  );
}
