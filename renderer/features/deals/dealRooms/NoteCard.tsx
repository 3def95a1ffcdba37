import { Button, Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { formatCalendarDay, formatDateTime } from '#shared/format/date.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { Form } from '../../../ui/form/Form.tsx';
import { FormError } from '../../../ui/form/FormError.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextField.tsx';
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
      <p className={styles.quiet}>
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

function AnswerForm({ room, note }: NoteProps) {
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState(note.answer ?? '');
  const [state, setState] = useState<string>(room.runs ? 'answered' : 'drafted');
  const [send, { error, isLoading }] = useAnswerNoteMutation();
  if (!isOpen) {
    return (
      <Button size="small" onClick={() => setOpen(true)}>
        {note.answer === null ? 'Answer' : 'Edit answer'}
      </Button>
    );
  }
  return (
    <Form
      takesFocus
      aria-label="Answer"
      className={styles.form}
      onSend={async () => {
        const sent = await send({ roomId: room.id, id: note.id, answer: answer.trim(), state });
        if (sent.error === undefined) setOpen(false);
      }}
    >
      <TextAreaField
        label="Answer"
        rows={3}
        value={answer}
        maxLength={8000}
        onChange={({ target }) => setAnswer(target.value)}
        hint={room.runs ? undefined : 'Saved as a draft until the broker publishes it.'}
      />
      {room.runs && (
        <SelectField
          label="Visible to"
          value={state}
          options={LETTING_OUT}
          onChange={({ target }) => setState(target.value)}
        />
      )}
      <FormError
        notice={
          isDataError(error)
            ? { title: 'Not answered', description: dataErrorMessage(error) }
            : null
        }
      />
      <div className={styles.acts}>
        <Button type="submit" intent="primary" size="small" loading={isLoading}>
          {room.runs ? 'Send' : 'Save draft'}
        </Button>
        <Button size="small" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
