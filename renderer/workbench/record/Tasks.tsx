import { Button, Classes } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { useRef, useState } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { formatDay } from '#shared/format/date.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { isDataError } from '../../data/api/dataError.ts';
import { Form } from '../../ui/form/Form.tsx';
import { FormError } from '../../ui/form/FormError.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Loaded } from '../../ui/state/Loaded.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import ui from '../../ui/theme/ui.module.css';
import type { Person, RecordTask } from '../data/attachments.ts';
import {
  useListRecordTasksQuery,
  useRemoveRecordTaskMutation,
  useSaveRecordTaskMutation,
} from '../data/attachmentsApi.ts';
import type { RecordKey } from '../data/recordsApi.ts';
import styles from './Record.module.css';

interface TasksProps {
  readonly of: RecordKey;
  readonly userId: string;
  readonly people: readonly Person[];
}

/** Tasks of a record with assignees and due dates. */
export function Tasks({ of, userId, people }: TasksProps) {
  const tasks = useListRecordTasksQuery(of);
  return (
    <div className={styles.tasks}>
      <Loaded answer={tasks} waiting={<Skeleton height="2rem" />}>
        {(found) => (
          <ul>
            {found.map((task) => (
              <Task key={task.id} of={of} task={task} people={people} userId={userId} />
            ))}
          </ul>
        )}
      </Loaded>
      <NewTask of={of} userId={userId} people={people} />
    </div>
  );
}

const today = (): string => {
  const now = serverNow();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

function Task({ of, task, people, userId }: TasksProps & { readonly task: RecordTask }) {
  const [save] = useSaveRecordTaskMutation();
  const [remove, { isLoading }] = useRemoveRecordTaskMutation();
  const isDone = task.done_at !== null;
  const isLate = !isDone && task.due_on !== null && task.due_on < today();
  const assignee =
    task.assignee_id === userId ? null : people.find(({ id }) => id === task.assignee_id)?.name;
  return (
    <li data-done={isDone}>
      <label>
        <input
          type="checkbox"
          checked={isDone}
          onChange={() =>
            void save({
              ...of,
              taskId: task.id,
              values: { done_at: isDone ? null : new Date().toISOString() },
            })
          }
        />
        <span>{task.title}</span>
      </label>
      <span className={styles.due} data-late={isLate}>
        {assignee != null && `${assignee} · `}
        {task.due_on !== null && `${isLate ? 'Overdue, ' : ''}${formatDay(`${task.due_on}T00:00`)}`}
      </span>
      <Button
        size="small"
        variant="minimal"
        icon={<SmallCross />}
        aria-label={`Delete task ${task.title}`}
        loading={isLoading}
        onClick={() => void remove({ ...of, taskId: task.id })}
      />
    </li>
  );
}

function NewTask({ of, userId, people }: TasksProps) {
  const [title, setTitle] = useState('');
  const [due, setDue] = useState('');
  const [assignee, setAssignee] = useState(userId);
  const [save, { error, isLoading }] = useSaveRecordTaskMutation();
  const taskId = useRef(crypto.randomUUID());
  const field = useRef<HTMLInputElement>(null);

  async function send() {
    if (title.trim() === '' || isLoading) return;
    const result = await save({
      ...of,
      taskId: taskId.current,
      isNew: true,
      values: { title: title.trim(), due_on: due === '' ? null : due, assignee_id: assignee },
    });
    if (result.error !== undefined) return;
    taskId.current = crypto.randomUUID();
    setTitle('');
    setDue('');
    // The clicked button disappears; focus stays where it is if the user has moved on.
    if (field.current?.form?.contains(document.activeElement) === true) field.current.focus();
  }
  return (
    <Form onSend={send} className={`${ui.wrap} ${styles.newTask}`}>
      <input
        ref={field}
        data-new-task
        aria-label="New task"
        placeholder="Add a task"
        maxLength={200}
        value={title}
        className={Classes.INPUT}
        onChange={({ target }) => setTitle(target.value)}
      />
      {title !== '' && (
        <>
          <input
            type="date"
            aria-label="Due"
            value={due}
            className={Classes.INPUT}
            onChange={({ target }) => setDue(target.value)}
          />
          {people.length > 1 && (
            <Select
              aria-label="Who"
              value={assignee}
              options={people.map(({ id, name }) => [id, id === userId ? 'Me' : name])}
              onChange={({ target }) => setAssignee(target.value)}
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
