import type { AnswerOf } from '../../core/api/answerOf.ts';
import { baseApi } from '../../core/api/baseApi.ts';
import type { DataClient } from '../../core/api/dataClient.ts';

const later = (sessions: readonly string[]) => (client: DataClient) =>
  client.from('sign_in_alerts').select('id').in('id', sessions);

export const notesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Security'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Which of these sessions began after this device's own; of the others it hears nothing. */
    getLaterSignIns: build.query<AnswerOf<typeof later>, readonly string[]>({
      query: later,
      keepUnusedDataFor: 0,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
    }),
  }),
});
