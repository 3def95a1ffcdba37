import { baseApi } from '../../core/api/baseApi.ts';
import type { Database } from '../../core/api/database.ts';
import { follow } from '../../core/realtime/follow.ts';

export type SignInAlert = Pick<
  Database['public']['Tables']['sign_in_alerts']['Row'],
  'id' | 'happened_at' | 'user_agent'
>;

const api = baseApi.enhanceEndpoints({ addTagTypes: ['SignInAlerts', 'Security'] });

const notesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The sign-ins on other devices since this one signed in, newest first. */
    getSignInAlerts: build.query<SignInAlert[], string>({
      query: (userId) => (client) =>
        client
          .from('sign_in_alerts')
          .select('id, happened_at, user_agent')
          .eq('user_id', userId)
          .order('happened_at', { ascending: false }),
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
