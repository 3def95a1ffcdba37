import type { AnswerOf } from '../../core/api/answerOf.ts';
import type { DataClient } from '../../core/api/dataClient.ts';
import { recordTags } from '../../core/records/tags.ts';

interface DaysOf {
  readonly userId: string;
  readonly first: string;
  readonly last: string;
}

const dueTasks =
  ({ userId, first, last }: DaysOf) =>
  (client: DataClient) =>
    client
      .from('record_tasks')
      .select('id, kind, record_id, title, due_on')
      .eq('assignee_id', userId)
      .is('done_at', null)
      .gte('due_on', first)
      .lte('due_on', last)
      .order('due_on')
      .limit(500);

export const { useListDueTasksQuery, useMoveTaskMutation } = recordTags.injectEndpoints({
  endpoints: (build) => ({
    listDueTasks: build.query<AnswerOf<typeof dueTasks>, DaysOf>({
      query: dueTasks,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: [{ type: 'RecordTasks', id: 'due' }],
    }),

    moveTask: build.mutation<unknown, { readonly id: string; readonly day: string }>({
      query:
        ({ id, day }) =>
        (client) =>
          client.from('record_tasks').update({ due_on: day }).eq('id', id),
      invalidatesTags: ['RecordTasks'],
    }),
  }),
});
