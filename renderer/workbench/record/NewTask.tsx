import { Button, Classes } from '@blueprintjs/core';
import { useRef, useState } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { parseTaskEntry, type TaskEntry } from '#shared/records/taskEntry.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { useRequestId } from '../../data/form/useRequestId.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { Select } from '../../ui/form/Select.tsx';
import ui from '../../ui/theme/ui.module.css';
import type { Person } from '../data/attachments.ts';
import { useSaveRecordTaskMutation } from '../data/attachmentsApi.ts';
import type { RecordKey } from '../data/recordsApi.ts';
import styles from './Record.module.css';

interface NewTaskProps {
  readonly of: RecordKey;
  readonly userId: string;
  readonly people: readonly Person[];
}

/** What the user chose instead of what the line says. */
interface Chosen {
  readonly day?: string;
  readonly time?: string;
  readonly assigneeId?: string;
}

const toTime = (minutes: number | null): string =>
  minutes === null
    ? ''
    : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns the stored values of a typed line; its time is in the user's time zone. */
export function toTaskValues({ title, day, minutes, assigneeId }: TaskEntry, userId: string) {
  const at = day === null || minutes === null ? null : new Date(`${day}T${toTime(minutes)}`);
  return {
    title: title.slice(0, 200),
    due_on: day,
    due_at: at === null || Number.isNaN(at.getTime()) ? null : at.toISOString(),
    assignee_id: assigneeId ?? userId,
  };
}

/** Adds a task from one line, such as "Call Ana Fri 9am @Rita"; the fields show what was understood. */
export function NewTask({ of, userId, people }: NewTaskProps) {
  const [line, setLine] = useState('');
  const [chosen, setChosen] = useState<Chosen>({});
  const [save, { error, isLoading }] = useSaveRecordTaskMutation();
  const request = useRequestId();
  const field = useRef<HTMLInputElement>(null);
  const entry = parseTaskEntry(line, serverNow(), people);
  const day = chosen.day ?? entry.day ?? '';
  const time = chosen.time ?? toTime(entry.minutes);
  const assigneeId = chosen.assigneeId ?? entry.assigneeId ?? userId;

  async function send() {
    if (line.trim() === '' || isLoading) return;
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const values = toTaskValues(
      {
        title: entry.title,
        day: day === '' ? null : day,
        minutes: time === '' ? null : hours * 60 + minutes,
        assigneeId,
      },
      userId,
    );
    const result = await save({ ...of, taskId: request.idOf(values), isNew: true, values });
    if (result.error !== undefined) return;
    request.forget();
    setLine('');
    setChosen({});
    // The clicked button disappears; focus stays where it is if the user has moved on.
    if (field.current?.form?.contains(document.activeElement) === true) field.current.focus();
  }
  const change = (part: Chosen) => setChosen((before) => ({ ...before, ...part }));
  return (
    <Form onSend={send} className={`${ui.wrap} ${styles.newTask}`}>
      <input
        ref={field}
        data-new-task
        aria-label="New task"
        placeholder={
          people.length > 1
            ? 'Add a task, such as Call Ana Fri 9am @Rita'
            : 'Add a task, such as Call Ana Fri 9am'
        }
        maxLength={300}
        autoComplete="off"
        value={line}
        className={Classes.INPUT}
        onChange={({ target }) => setLine(target.value)}
      />
      {line !== '' && (
        <>
          <input
            type="date"
            aria-label="Due"
            value={day}
            className={Classes.INPUT}
            onChange={({ target }) => change({ day: target.value })}
          />
          <input
            type="time"
            aria-label="Time"
            value={time}
            className={Classes.INPUT}
            onChange={({ target }) => change({ time: target.value })}
          />
          {people.length > 1 && (
            <Select
              aria-label="Who"
              value={assigneeId}
              options={people.map(({ id, name }) => [id, id === userId ? 'Me' : name])}
              onChange={({ target }) => change({ assigneeId: target.value })}
            />
          )}
          <Button type="submit" loading={isLoading}>
            Add
          </Button>
        </>
      )}
      {isDataError(error) && (
        <FormError notice={{ title: 'Not saved', description: dataErrorMessage(error) }} />
      )}
    </Form>
  );
}
