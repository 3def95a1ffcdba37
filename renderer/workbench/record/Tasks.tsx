import { Button } from '@blueprintjs/core';
import { SmallCross } from '@blueprintjs/icons';
import { useState } from 'react';
import { serverNow } from '#shared/format/clock.ts';
import { formatDateTime, formatDay, toCalendarDay } from '#shared/format/date.ts';
import { Loaded } from '../../ui/state/Loaded.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import type { Person, RecordTask } from '../data/attachments.ts';
import {
  useListRecordTasksQuery,
  useRemoveRecordTaskMutation,
  useSaveRecordTaskMutation,
} from '../data/attachmentsApi.ts';
import type { RecordKey } from '../data/recordsApi.ts';
import { FinishedTask } from './FinishedTask.tsx';
import { NewTask } from './NewTask.tsx';
import styles from './Record.module.css';

interface TasksProps {
  readonly of: RecordKey;
  readonly userId: string;
  readonly people: readonly Person[];
}

/** Tasks of a record with assignees and due dates. */
export function Tasks({ of, userId, people }: TasksProps) {
  const tasks = useListRecordTasksQuery(of);
  const [finished, setFinished] = useState<string | null>(null);
  return (
    <div className={styles.tasks}>
      <Loaded answer={tasks} waiting={<Skeleton height="2rem" />}>
        {(found) => (
          <ul>
            {found.map((task) => (
              <Task
                key={task.id}
                of={of}
                task={task}
                people={people}
                userId={userId}
                isFinished={task.id === finished && task.done_at !== null}
                onFinished={setFinished}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <NewTask of={of} userId={userId} people={people} />
    </div>
  );
}

const today = (): string => toCalendarDay(serverNow());

interface TaskProps extends TasksProps {
  readonly task: RecordTask;
  /** True if the user has just finished it here. */
  readonly isFinished: boolean;
  readonly onFinished: (id: string | null) => void;
}

function Task({ of, task, people, userId, isFinished, onFinished }: TaskProps) {
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
          onChange={() => {
            onFinished(isDone ? null : task.id);
            void save({
              ...of,
              taskId: task.id,
              values: { done_at: isDone ? null : new Date().toISOString() },
            });
          }}
        />
        <span>{task.title}</span>
      </label>
      <span className={styles.due} data-late={isLate}>
        {assignee != null && `${assignee} · `}
        {task.due_on !== null &&
          `${isLate ? 'Overdue, ' : ''}${task.due_at ? formatDateTime(task.due_at) : formatDay(task.due_on)}`}
      </span>
      <Button
        size="small"
        variant="minimal"
        icon={<SmallCross />}
        aria-label={`Delete task ${task.title}`}
        loading={isLoading}
        onClick={() => void remove({ ...of, taskId: task.id })}
      />
      {isFinished && (
        <FinishedTask
          of={of}
          userId={userId}
          people={people}
          task={task}
          onClose={() => onFinished(null)}
        />
      )}
    </li>
  );
}
