import { outboxNotices } from '#shared/messages/outbox.ts';
import type { AnswerOf } from '../../core/api/answerOf.ts';
import { baseApi } from '../../core/api/baseApi.ts';
import type { DataClient } from '../../core/api/dataClient.ts';

const deadLetters = () => (client: DataClient) => client.rpc('dead_letters');

export type DeadLetter = AnswerOf<typeof deadLetters>[number];

const api = baseApi.enhanceEndpoints({ addTagTypes: ['DeadLetters'] });

export const deadLettersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Messages that were given up, newest first. The server answers administrators alone. */
    listDeadLetters: build.query<AnswerOf<typeof deadLetters>, void>({
      query: deadLetters,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
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
