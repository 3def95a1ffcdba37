import { SaveForm } from '../../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../../data/form/useSaveForm.ts';
import { useUnsavedWork } from '../../../../host/useUnsavedWork.ts';
import { z } from '../../../../ui/form/schema.ts';
import { TextAreaField } from '../../../../ui/form/TextField.tsx';
import { text } from '../../../../ui/form/textSchemas.ts';
import own from './Portals.module.css';

const schema = z.object({ body: text(4000) });

interface MessageFormProps {
  readonly label: string;
  /** Uses a client-generated id, so that a resend is the same message. */
  readonly onSend: (id: string, body: string) => PromiseLike<{ readonly error?: unknown }>;
}

export function MessageForm({ label, onSend }: MessageFormProps) {
  const form = useSaveForm({
    schema,
    defaultValues: { body: '' },
    save: ({ body }, id) => onSend(id, body),
    clears: ['body'],
  });
  const isBlank = form.values.body.trim() === '';
  useUnsavedWork(!isBlank);
  return (
    <SaveForm
      form={form}
      aria-label={label}
      className={own.form}
      action="Send"
      failure="Not sent"
      isDisabled={isBlank}
    >
      <TextAreaField label={label} rows={3} maxLength={4000} {...form.field('body')} />
    </SaveForm>
  );
}
