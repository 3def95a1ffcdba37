import { Button, TextArea } from '@blueprintjs/core';
import { useId, useState } from 'react';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../../data/api/dataError.ts';
import { announce } from '../../../ui/live/announce.ts';
import ui from '../../../ui/theme/ui.module.css';
import { useSaveLessonNoteMutation } from './educationApi.ts';

const MAX_NOTE_LENGTH = 5000;

interface LessonNoteProps {
  readonly course: string;
  readonly lesson: string;
  readonly note: string;
  /** The version of the note, so that no device overwrites another one's change. */
  readonly number: number;
}

/** The learner's own note on a lesson. */
export function LessonNote({ course, lesson, note, number }: LessonNoteProps) {
  const [text, setText] = useState(note);
  const [save, { isLoading, error }] = useSaveLessonNoteMutation();
  const id = useId();
  async function submit() {
    const saved = await save({ course, lesson, note: text, number });
    if (!('error' in saved)) announce('Note saved');
  }
  return (
    <section className={ui.stack8}>
      <label htmlFor={id} className={ui.label}>
        Your note
      </label>
      <TextArea
        id={id}
        fill
        autoResize
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-hint`} className={ui.note}>
        Only you can read it.
      </p>
      {isDataError(error) && (
        <p role="alert" className={ui.error}>
          {dataErrorMessage(error)}
        </p>
      )}
      <div className={ui.wrap}>
        <Button loading={isLoading} disabled={text === note} onClick={() => void submit()}>
          Save note
        </Button>
      </div>
    </section>
  );
}
