import { PRESENCE_HEARTBEAT_MS } from '#shared/constants.ts';
import { baseApi } from '../../data/api/baseApi.ts';
import { calls } from '../../data/api/calls.ts';
import type { DataClient } from '../../data/api/dataClient.ts';
import type { ResponseOf } from '../../data/api/responseOf.ts';
import * as s from '../../ui/shape/shape.ts';

const arePresent = s.listOf(s.object({ user_id: s.text, status: s.text }));

export interface PresenceReport {
  readonly p_status: 'online' | 'offline';
  readonly p_current_page: string;
  readonly p_device_info: {
    userAgent: string;
    platform: string;
    timestamp: string;
    /** App build in this window, for the team's version statistics. */
    version: string;
  };
  readonly p_location: { pathname: string; search: string; href: string };
}

const ownPresence = (userId: string) => (client: DataClient) =>
  client.from('presence').select('is_hidden').eq('user_id', userId).maybeSingle();

const api = baseApi.enhanceEndpoints({ addTagTypes: ['OwnPresence'] });

export const presenceApi = api.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    /** Fire and forget: a missed presence update does little harm. */
    tellPresence: write(
      { failure: 'silent' },
      (report: PresenceReport) => (client) => client.rpc('update_user_presence', report),
    ),

    /** Other participants present in a conversation, except those who hide their presence. */
    getConversationPresence: read(
      { failure: 'silent', accepts: arePresent },
      (conversation_id: string) => (client) =>
        client.rpc('conversation_presence', { conversation_id }),
    ),

    /** True if the user hides their presence; no row if they were never online. */
    getIsHidden: build.query<ResponseOf<typeof ownPresence>, string>({
      query: ownPresence,
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
          presenceApi.util.updateQueryData('getIsHidden', userId, () => ({ is_hidden: isHidden })),
        );
        await queryFulfilled.catch(patch.undo);
      },
      invalidatesTags: ['OwnPresence'],
    }),
  }),
});

/** Polling faster than the presence interval is pointless. */
export const PRESENCE_POLLING = {
  pollingInterval: PRESENCE_HEARTBEAT_MS,
  skipPollingIfUnfocused: true,
};

export const { useGetConversationPresenceQuery, useGetIsHiddenQuery, useHidePresenceMutation } =
  presenceApi;
