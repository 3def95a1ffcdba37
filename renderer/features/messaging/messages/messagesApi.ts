import { getNextCursor } from '../../../ui/list/paging.ts';
import '#shared/texts/listings.ts';
import '#shared/texts/conversations.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import * as s from '../../../ui/shape/shape.ts';
import { type Conversation, isConversation } from './conversation.ts';

export interface ConversationSearch {
  /** The list's owner; their unread count signals changes. */
  readonly userId: string;
  readonly search: string;
  readonly isUnread: boolean;
}

const receipts = (conversationId: string) => (client: DataClient) =>
  client
    .from('conversation_receipts')
    .select('user_id, read_at, delivered_at')
    .eq('conversation_id', conversationId);

const history = (id: string) => (client: DataClient) =>
  client.rpc('message_history', { message_id: id });

const LIST_SIZE = 30;

export const messagesTags = baseApi.enhanceEndpoints({
  addTagTypes: ['Conversations', 'Receipts'],
});

const stale = messagesTags.util.invalidateTags(['Conversations']);

const getRealtimeSources = (userId: string) =>
  [
    { table: 'message_notifications', filter: `user_id=eq.${userId}` },
    { table: 'chat_conversations' },
  ] as const;

export const messagesApi = messagesTags.injectEndpoints({
  endpoints: (build, { write } = calls(build, ['Conversations'])) => ({
    /** Newest message first. */
    listConversations: build.infiniteQuery<
      readonly Conversation[],
      ConversationSearch,
      string | null
    >({
      query:
        ({ queryArg: { search, isUnread }, pageParam: after }) =>
        (client) =>
          client.rpc('my_conversations', {
            page_size: LIST_SIZE,
            ...(search !== '' && { search }),
            ...(isUnread && { is_unread: true }),
            ...(after !== null && { after }),
          }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => getNextCursor(page, LIST_SIZE),
      },
      extraOptions: { failure: 'inline', accepts: s.listOf(isConversation) },
      providesTags: ['Conversations'],
      onCacheEntryAdded: follow({
        sources: (_pages, { userId }) => getRealtimeSources(userId),
        refetch: stale,
      }),
    }),

    /** Null if the conversation does not exist or the user is not in it. */
    getConversation: build.query<
      Conversation | null,
      Pick<ConversationSearch, 'userId'> & { readonly id: string }
    >({
      query:
        ({ id }) =>
        (client) =>
          client.rpc('my_conversations', { conversation_id: id }),
      transformResponse: (rows: readonly Conversation[]) => rows[0] ?? null,
      extraOptions: { failure: 'inline', accepts: s.listOf(isConversation) },
      providesTags: ['Conversations'],
      onCacheEntryAdded: follow({
        sources: (_row, { userId }) => getRealtimeSources(userId),
        refetch: stale,
      }),
    }),

    /** Delivery and read positions per person. */
    listReceipts: build.query<ResponseOf<typeof receipts>, string>({
      query: receipts,
      extraOptions: { failure: 'silent', accepts: Array.isArray },
      providesTags: ['Receipts'],
      onCacheEntryAdded: follow({
        sources: (_rows, conversationId) => [
          { table: 'conversation_receipts', filter: `conversation_id=eq.${conversationId}` },
        ],
        refetch: messagesTags.util.invalidateTags(['Receipts']),
      }),
    }),

    /** Marks messages read, up to one message or all. */
    markRead: write(
      { failure: 'silent', accepts: s.number },
      ({ id, upTo }: { readonly id: string; readonly upTo?: string }) =>
        (client) =>
          client.rpc('mark_conversation_read', {
            conversation_id: id,
            ...(upTo !== undefined && { up_to: upTo }),
          }),
    ),

    /** Marks all messages sent so far as delivered to this device. */
    markDelivered: build.mutation<number, void>({
      query: () => rpc('mark_messages_delivered'),
      extraOptions: { failure: 'silent', accepts: s.number },
    }),

    /** Mutes the conversation, or hides it until its next message. */
    changeMembership: build.mutation<
      unknown,
      { readonly id: string; readonly userId: string; readonly change: Membership }
    >({
      query:
        ({ id, userId, change }) =>
        (client) =>
          client
            .from('conversation_members')
            .update(change)
            .match({ conversation_id: id, user_id: userId }),
      invalidatesTags: ['Conversations'],
    }),

    leaveConversation: write(
      { failure: 'toast' },
      (id: string) => (client) => client.rpc('leave_conversation', { conversation_id: id }),
    ),

    /** Earlier versions of a message, oldest first. */
    messageHistory: build.query<ResponseOf<typeof history>, string>({
      query: history,
      keepUnusedDataFor: 0,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
    }),

    /** Returns the deletion time. */
    deleteMessage: build.mutation<string, string>({
      query: (id) => (client) => client.rpc('delete_message', { message_id: id }),
      extraOptions: { accepts: s.text },
    }),
  }),
});

interface Membership {
  readonly is_muted?: boolean;
  readonly hidden_at?: string;
}

export const {
  useListConversationsInfiniteQuery,
  useGetConversationQuery,
  useListReceiptsQuery,
  useMarkReadMutation,
  useMarkDeliveredMutation,
  useChangeMembershipMutation,
  useLeaveConversationMutation,
  useMessageHistoryQuery,
  useDeleteMessageMutation,
} = messagesApi;
