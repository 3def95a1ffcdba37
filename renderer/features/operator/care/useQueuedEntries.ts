import { useCallback, useMemo } from 'react';
import type { TaskOutcome } from '#shared/operator/care.ts';
import { useAppDispatch } from '../../../data/hooks.ts';
import * as s from '../../../ui/shape/shape.ts';
import type { QueuedMutation } from '../../../workbench/data/offlineQueue.ts';
import { useQueuedCalls } from '../../../workbench/data/useQueuedCalls.ts';
import { careApi } from './careApi.ts';
import type { CareShift } from './careShapes.ts';

const NAMES = ['record_care_entry', 'strike_care_entry'];

const isQueuedTask = s.object({
  p_id: s.text,
  p_values: s.object({
    kind: s.oneOf(['task']),
    task_id: s.text,
    day: s.text,
    shift: s.text,
    outcome: s.oneOf(['done', 'refused', 'not_done']),
    at: s.text,
  }),
});
const isStrike = s.object({ p_id: s.text, p_reason: s.text });
const hasReason = s.object({ p_values: s.object({ reason: s.text }) });
const hasAuthor = s.partial({ by: s.text });

export interface QueuedTask {
  readonly entry: QueuedMutation;
  readonly taskId: string;
  readonly day: string;
  readonly shift: string;
  readonly outcome: TaskOutcome;
  readonly reason: string | null;
  readonly at: string;
  readonly by: string;
}

function toTask(entry: QueuedMutation): QueuedTask[] {
  const { values } = entry;
  if (!isQueuedTask(values)) return [];
  const { task_id: taskId, day, shift, outcome, at } = values.p_values;
  const reason = hasReason(values) ? values.p_values.reason : null;
  const by = hasAuthor(entry.before) ? (entry.before.by ?? 'You') : 'You';
  return [{ entry, taskId, day, shift, outcome, reason, at, by }];
}

/** Entries made offline. The shift is reloaded once they have been sent. */
export function useQueuedEntries(): {
  readonly waiting: readonly QueuedTask[];
  /** IDs of entries struck through offline. */
  readonly struck: ReadonlySet<string>;
  /** Entries that the server refused, such as tasks that someone else charted. */
  readonly held: readonly QueuedMutation[];
} {
  const dispatch = useAppDispatch();
  const reload = useCallback(
    () => void dispatch(careApi.util.invalidateTags(['CareShift', 'Charting'])),
    [dispatch],
  );
  const queued = useQueuedCalls(NAMES, reload);
  return useMemo(
    () => ({
      waiting: queued.filter(({ state }) => state === 'waiting').flatMap(toTask),
      struck: new Set(
        queued.flatMap(({ kind, state, values }) =>
          kind === 'strike_care_entry' && state === 'waiting' && isStrike(values)
            ? [values.p_id]
            : [],
        ),
      ),
      held: queued.filter(({ state }) => state !== 'waiting'),
    }),
    [queued],
  );
}

export const toQueuedTask = (entry: QueuedMutation): QueuedTask | null => toTask(entry)[0] ?? null;

/** Returns a shift with the entries that wait to be sent. */
export function withQueuedEntries(
  shift: CareShift,
  waiting: readonly QueuedTask[],
  struck: ReadonlySet<string> = new Set(),
): CareShift {
  const mine = new Map(
    waiting
      .filter(({ day, shift: name }) => day === shift.day && name === shift.shift)
      .map((one) => [one.taskId, one]),
  );
  if (mine.size === 0 && struck.size === 0) return shift;
  return {
    ...shift,
    residents: shift.residents.map((resident) => {
      const tasks = resident.tasks.map((saved) => {
        // Its task is due again.
        const isStruck = saved.entry !== null && struck.has(saved.entry.id);
        const task = isStruck ? { ...saved, entry: null } : saved;
        const queued = mine.get(task.id);
        if (task.entry !== null || queued === undefined) return task;
        const { outcome, reason, at, by, entry } = queued;
        return { ...task, entry: { id: entry.id, outcome, reason, at, by, is_mine: false } };
      });
      return { ...resident, tasks, due: tasks.filter(({ entry }) => entry === null).length };
    }),
  };
}
