import { outboxNotices } from '#shared/messages/outbox.ts';
import { baseApi } from '../../core/api/baseApi.ts';
import type { Database } from '../../core/api/database.ts';

export type DeadLetter = Database['public']['Functions']['dead_letters']['Returns'][number];

const api = baseApi.enhanceEndpoints({ addTagTypes: ['DeadLetters'] });

export const deadLettersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Messages that were given up, newest first. The server answers administrators alone. */
    listDeadLetters: build.query<DeadLetter[], void>({
      query: () => (client) => client.rpc('dead_letters'),
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['DeadLetters'],
    }),

    retryDeadLetter: build.mutation<boolean, string>({
      query: (id) => (client) => client.rpc('retry_dead_letter', { id }),
      extraOptions: { failure: 'toast', success: outboxNotices.messageQueuedAgain },
      invalidatesTags: ['DeadLetters'],
    }),
  }),
});

export const { useListDeadLettersQuery, useRetryDeadLetterMutation } = deadLettersApi;
