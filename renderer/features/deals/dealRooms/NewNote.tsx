import { Button } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
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

export function NewNote({ room, kind }: NewNoteProps) {
  const [body, setBody] = useState('');
  const [category, setCategory] = useState('general');
  const [dueOn, setDueOn] = useState('');
  const id = useRef(crypto.randomUUID());
  const [add, { error, isLoading }] = useAddNoteMutation();
  const [label, button] = LABELS[kind] ?? ['Write', 'Write'];

  async function send() {
    if (body.trim() === '' || isLoading) return;
    const note = { id: id.current, kind, body: body.trim(), category };
    const result = await add({ roomId: room.id, ...note, dueOn: dueOn === '' ? null : dueOn });
    if (result.error !== undefined) return;
    id.current = crypto.randomUUID();
    setBody('');
    setDueOn('');
  }
  return (
    <Form aria-label={label} className={styles.form} onSend={send}>
      <TextAreaField
        label={label}
        rows={3}
        value={body}
        maxLength={4000}
        onChange={({ target }) => setBody(target.value)}
      />
      <div className={styles.line}>
        {kind !== 'comment' && (
          <SelectField
            label="Topic"
            value={category}
            options={CATEGORIES}
            onChange={({ target }) => setCategory(target.value)}
          />
        )}
        {kind === 'request' && (
          <TextField
            label="Needed by"
            type="date"
            isOptional
            value={dueOn}
            onChange={({ target }) => setDueOn(target.value)}
          />
        )}
        <Button type="submit" intent="primary" loading={isLoading} disabled={body.trim() === ''}>
          {button}
        </Button>
      </div>
      <FormError
        notice={
          isDataError(error) ? { title: 'Not sent', description: dataErrorMessage(error) } : null
        }
      />
    </Form>
  );
}
