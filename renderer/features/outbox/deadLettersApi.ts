import { outboxNotices } from '#shared/messages/outbox.ts';
import { baseApi } from '../../core/api/baseApi.ts';
import { flag, listOf, number, object, orNull, type ShapeOf, text } from '../../kit/shape/shape.ts';

const isDeadLetter = object({
  id: text,
  template: text,
  recipient: text,
  attempts: number,
  last_error: orNull(text),
  dead_at: text,
  is_expired: flag,
});

export type DeadLetter = ShapeOf<typeof isDeadLetter>;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['DeadLetters'] });

export const deadLettersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Messages that were given up, newest first. The server answers administrators alone. */
    listDeadLetters: build.query<readonly DeadLetter[], void>({
      query: () => (client) => client.rpc('dead_letters'),
      extraOptions: { failure: 'inline', accepts: listOf(isDeadLetter) },
      providesTags: ['DeadLetters'],
    }),

    retryDeadLetter: build.mutation<unknown, string>({
      query: (id) => (client) => client.rpc('retry_dead_letter', { id }),
      extraOptions: { failure: 'toast', success: outboxNotices.messageQueuedAgain },
      invalidatesTags: ['DeadLetters'],
    }),
  }),
});

export const { useListDeadLettersQuery, useRetryDeadLetterMutation } = deadLettersApi;
