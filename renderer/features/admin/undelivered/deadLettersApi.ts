import { outboxNotices } from '#shared/texts/outbox.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
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
  endpoints: (build) => ({
    /** The last 500 failed messages, newest first. Administrators only. */
    listDeadLetters: build.infiniteQuery<readonly DeadLetter[], void, null>({
      query: () => rpc('dead_letters'),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: () => undefined },
      extraOptions: { failure: 'inline', accepts: listOf(isDeadLetter) },
      providesTags: ['DeadLetters'],
    }),

    retryDeadLetter: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('retry_dead_letter', { id }),
      extraOptions: { failure: 'toast', success: outboxNotices.messageQueuedAgain },
      invalidatesTags: ['DeadLetters', 'Figures'],
    }),

    /** One item of a batch; the list reports the total. */
    retryOneOfSeveral: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('retry_dead_letter', { id }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['DeadLetters', 'Figures'],
    }),
  }),
});

export const {
  useListDeadLettersInfiniteQuery,
  useRetryDeadLetterMutation,
  useRetryOneOfSeveralMutation,
} = deadLettersApi;
