import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { SaveForm } from '../../../data/form/SaveForm.tsx';
import { useSaveForm } from '../../../data/form/useSaveForm.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { z } from '../../../ui/form/schema.ts';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
import { text } from '../../../ui/form/textSchemas.ts';
import ui from '../../../ui/theme/ui.module.css';
import { categoryLabel } from './categories.ts';
import styles from './Rooms.module.css';
import { useAnswerNoteMutation } from './roomManagementApi.ts';
import type { RoomNote, RoomView } from './roomShapes.ts';

interface NoteProps {
  readonly room: RoomView;
  readonly note: RoomNote;
}

const STATES: Readonly<Record<string, string>> = {
  open: 'Open',
  drafted: 'Draft answer',
  answered: 'Answered to the group',
  published: 'Published to all',
  declined: 'Declined',
};

export function NoteCard({ room, note }: NoteProps) {
  const isSeller = room.runs || room.side === 'seller';
  const isAnswered = ['answered', 'published', 'declined'].includes(note.state);
  const canAnswer = isSeller && note.kind !== 'comment' && (room.runs || !isAnswered);
  const by = [
    note.who ?? 'A reader',
    note.group,
    note.at === null ? null : formatDateTime(note.at),
  ];
  return (
    <li className={styles.note}>
      <p className={ui.note}>
        {by.filter(Boolean).join(' · ')}
        {note.kind !== 'comment' && ` · ${categoryLabel(note.category)}`}
        {note.due_on !== null && ` · due ${formatCalendarDay(note.due_on)}`}
      </p>
      <p className={styles.said}>{note.body}</p>
      {note.kind !== 'comment' && <Tag minimal>{stateOf(note, isSeller)}</Tag>}
      {note.answer !== null && note.answer !== '' && (
        <blockquote className={styles.said}>{note.answer}</blockquote>
      )}
      {canAnswer && <AnswerForm room={room} note={note} />}
    </li>
  );
}

const stateOf = ({ state }: RoomNote, isSeller: boolean): string =>
  state === 'answered' && !isSeller ? 'Answered' : (STATES[state] ?? state);

const LETTING_OUT = [
  ['answered', 'Only the group that asked'],
  ['published', 'Everyone, without naming who asked'],
  ['declined', 'Declined'],
] as const;

const noteAnswer = z.object({ answer: text(8000), state: z.string() });

function AnswerForm({ room, note }: NoteProps) {
  const [isOpen, setOpen] = useState(false);
  const [send] = useAnswerNoteMutation();
  const form = useSaveForm({
    schema: noteAnswer,
    defaultValues: { answer: note.answer ?? '', state: room.runs ? 'answered' : 'drafted' },
    save: (answer) => send({ roomId: room.id, id: note.id, ...answer }),
    onSaved: () => setOpen(false),
  });
  if (!isOpen) {
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        {note.answer === null ? 'Answer' : 'Edit answer'}
      </Button>
    );
  }
  return (
    <SaveForm
      form={form}
      aria-label="Answer"
      className={styles.form}
      size="small"
      action={room.runs ? 'Send' : 'Save draft'}
      failure="Not answered"
      onCancel={() => setOpen(false)}
    >
      <TextAreaField
        label="Answer"
        rows={3}
        maxLength={8000}
        hint={room.runs ? undefined : 'Saved as a draft until the broker publishes it.'}
        {...form.field('answer')}
      />
      {room.runs && (
        <SelectField label="Visible to" options={LETTING_OUT} {...form.field('state')} />
      )}
    </SaveForm>
  );
}
