import { outboxNotices } from '#shared/texts/outbox.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';

const isDeadLetter = s.object({
  id: s.text,
  kind: s.text,
  template: s.text,
  recipient: s.text,
  attempts: s.number,
  last_error: s.orNull(s.text),
  created_at: s.text,
  dead_at: s.text,
  is_expired: s.bool,
});

export type DeadLetter = s.ShapeOf<typeof isDeadLetter>;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['DeadLetters', 'Figures'] });

export const deadLettersApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build, ['DeadLetters', 'Figures'])) => ({
    /** The last 500 failed messages, newest first. Administrators only. */
    listDeadLetters: build.infiniteQuery<readonly DeadLetter[], void, null>({
      query: () => rpc('dead_letters'),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: () => undefined },
      extraOptions: { failure: 'inline', accepts: s.listOf(isDeadLetter) },
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
