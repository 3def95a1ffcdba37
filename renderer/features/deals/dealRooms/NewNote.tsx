import { Button } from '@blueprintjs/core';
import { ServerError } from '../../../data/form/ServerError.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { DateField } from '../../../ui/form/TypedFields.tsx';
import { optionalText } from '../../../ui/form/textSchemas.ts';
import { CATEGORIES } from './categories.ts';
import styles from './Rooms.module.css';
import { useAddNoteMutation } from './roomManagementApi.ts';
import type { RoomView } from './roomShapes.ts';

const LABELS: Readonly<Record<string, readonly [label: string, button: string]>> = {
  question: ['Ask a question', 'Ask'],
  request: ['Request a document', 'Request'],
  comment: ['Message your side', 'Write'],
};

interface NewNoteProps {
  readonly room: RoomView;
  readonly kind: string;
}

const newNote = z.object({
  body: z.string().check(z.trim(), z.minLength(1)),
  category: z.string(),
  dueOn: optionalText(),
});

export function NewNote({ room, kind }: NewNoteProps) {
  const [add] = useAddNoteMutation();
  const form = useSaveForm({
    schema: newNote,
    defaultValues: { body: '', category: 'general', dueOn: '' },
    save: (note, id) => add({ roomId: room.id, id, kind, ...note }),
    clears: ['body', 'dueOn'],
  });
  const [label, button] = LABELS[kind] ?? ['Write', 'Write'];
  return (
    <Form aria-label={label} className={styles.form} onSend={form.send}>
      <TextAreaField label={label} rows={3} maxLength={4000} {...form.field('body')} />
      <div className={styles.line}>
        {kind !== 'comment' && (
          <SelectField label="Topic" options={CATEGORIES} {...form.field('category')} />
        )}
        {kind === 'request' && <DateField label="Needed by" isOptional {...form.field('dueOn')} />}
        <Button
          type="submit"
          intent="primary"
          loading={form.isSubmitting}
          disabled={form.values.body.trim() === ''}
        >
          {button}
        </Button>
      </div>
      <ServerError error={form.error} title="Not sent" />
    </Form>
  );
}
