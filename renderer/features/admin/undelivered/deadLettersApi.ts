import { outboxNotices } from '#shared/texts/outbox.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';

const isDeadLetter = object({
  id: text,
  kind: text,
  template: text,
  recipient: text,
  attempts: number,
  last_error: orNull(text),
  created_at: text,
  dead_at: text,
  is_expired: bool,
});

export type DeadLetter = ShapeOf<typeof isDeadLetter>;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['DeadLetters', 'Figures'] });

export const deadLettersApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build, ['DeadLetters', 'Figures'])) => ({
    /** The last 500 failed messages, newest first. Administrators only. */
    listDeadLetters: build.infiniteQuery<readonly DeadLetter[], void, null>({
      query: () => rpc('dead_letters'),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: () => undefined },
      extraOptions: { failure: 'inline', accepts: listOf(isDeadLetter) },
      providesTags: ['DeadLetters'],
    }),

    retryDeadLetter: write(
      { failure: 'toast', success: outboxNotices.messageQueuedAgain },
      (id: string) => (client) => client.rpc('retry_dead_letter', { id }),
    ),

    /** One item of a batch; the list reports the total. */
    retryOneOfSeveral: write((id: string) => (client) => client.rpc('retry_dead_letter', { id })),
  }),
});

export const {
  useListDeadLettersInfiniteQuery,
  useRetryDeadLetterMutation,
  useRetryOneOfSeveralMutation,
} = deadLettersApi;
