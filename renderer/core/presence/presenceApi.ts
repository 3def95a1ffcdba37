import { PRESENCE_BEAT_MS } from '#shared/constants.ts';
import { baseApi } from '../api/baseApi.ts';
import type { Database } from '../api/database.ts';

type Seen = Database['public']['Functions']['conversation_presence']['Returns'][number];

export interface PresenceReport {
  readonly p_status: 'online' | 'offline';
  readonly p_current_page: string;
  readonly p_device_info: { userAgent: string; platform: string; timestamp: string };
  readonly p_location: { pathname: string; search: string; href: string };
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['OwnPresence'] });

export const presenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whoever is not told that somebody is here misses little. */
    tellPresence: build.mutation<unknown, PresenceReport>({
      query: (report) => (client) => client.rpc('update_user_presence', report),
      extraOptions: { failure: 'silent' },
    }),

    /** Who else of a conversation is here; nothing of whoever hides it. */
    getConversationPresence: build.query<Seen[], string>({
      query: (conversation_id) => (client) =>
        client.rpc('conversation_presence', { conversation_id }),
      extraOptions: { failure: 'silent', accepts: Array.isArray },
    }),

    /** Whether one's own presence is hidden; false for who was never here. */
    getIsHidden: build.query<boolean, string>({
      query: (userId) => async (client) => {
        const { data, error, status } = await client
          .from('presence')
          .select('is_hidden')
          .eq('user_id', userId)
          .maybeSingle();
        return { data: data?.is_hidden ?? false, error, status };
      },
      extraOptions: { failure: 'inline' },
      providesTags: ['OwnPresence'],
    }),

    hidePresence: build.mutation<unknown, { readonly userId: string; readonly isHidden: boolean }>({
      query:
        ({ userId, isHidden }) =>
        (client) =>
          client.from('presence').update({ is_hidden: isHidden }).eq('user_id', userId),
      async onQueryStarted({ userId, isHidden }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          presenceApi.util.updateQueryData('getIsHidden', userId, () => isHidden),
        );
        await queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['OwnPresence'],
    }),
  }),
});

/** As old as the server's word may be, there is no use in asking more often. */
export const PRESENCE_POLLING = { pollingInterval: PRESENCE_BEAT_MS, skipPollingIfUnfocused: true };

export const { useGetConversationPresenceQuery, useGetIsHiddenQuery, useHidePresenceMutation } =
  presenceApi;
