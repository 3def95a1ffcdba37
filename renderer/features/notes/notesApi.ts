import type { AnswerOf } from '../../core/api/answerOf.ts';
import { baseApi } from '../../core/api/baseApi.ts';
import type { DataClient } from '../../core/api/dataClient.ts';
import { follow } from '../../core/realtime/follow.ts';

const alerts = (userId: string) => (client: DataClient) =>
  client
    .from('sign_in_alerts')
    .select('id, happened_at, user_agent')
    .eq('user_id', userId)
    .order('happened_at', { ascending: false });

export type SignInAlert = AnswerOf<typeof alerts>[number];

const api = baseApi.enhanceEndpoints({ addTagTypes: ['SignInAlerts', 'Security'] });

const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The sign-ins on other devices since this one signed in, newest first. */
    getSignInAlerts: build.query<AnswerOf<typeof alerts>, string>({
      query: alerts,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
      providesTags: ['SignInAlerts'],
      onCacheEntryAdded: follow({
        sources: (_alerts, userId) => [{ table: 'sign_in_alerts', filter: `user_id=eq.${userId}` }],
        refetch: api.util.invalidateTags(['SignInAlerts', 'Security']),
      }),
    }),
  }),
});

export const { useGetSignInAlertsQuery } = notesApi;
