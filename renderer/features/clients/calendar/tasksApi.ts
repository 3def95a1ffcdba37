import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

interface DaysOf {
  readonly userId: string;
  readonly first: string;
  readonly last: string;
  /** The same days as timestamps in the reader's time zone. */
  readonly from: string;
  readonly to: string;
}

const dueTasks =
  ({ userId, first, last, from, to }: DaysOf) =>
  (client: DataClient) =>
    client
      .from('record_tasks')
      .select('id, kind, record_id, title, due_on, due_at')
      .eq('assignee_id', userId)
      .is('done_at', null)
      .or(
        `and(due_at.gte.${from},due_at.lt.${to}),and(due_at.is.null,due_on.gte.${first},due_on.lte.${last})`,
      )
      .order('due_on')
      .limit(500);

export type DueTask = ResponseOf<typeof dueTasks>[number];

interface MovedTask {
  readonly id: string;
  readonly day: string;
  /** Null if it has a day but no time. */
  readonly at: string | null;
}

export const tasksApi = recordTags.injectEndpoints({
  endpoints: (build, { rows, write } = calls(build, ['RecordTasks'])) => ({
    listDueTasks: rows(dueTasks, [{ type: 'RecordTasks', id: 'due' }]),

    moveTask: write(
      { failure: 'toast' },
      ({ id, day, at }: MovedTask) =>
        (client) =>
          client.from('record_tasks').update({ due_on: day, due_at: at }).eq('id', id),
    ),

    finishTask: write(
      { failure: 'toast' },
      (id: string) => (client) =>
        client.from('record_tasks').update({ done_at: new Date().toISOString() }).eq('id', id),
    ),
  }),
});

export const { useListDueTasksQuery, useMoveTaskMutation } = tasksApi;
