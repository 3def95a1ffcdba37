import '#shared/messages/conversations.ts';
import type { AnswerOf } from '../../../core/api/answerOf.ts';
import type { DataClient } from '../../../core/api/dataClient.ts';
import { follow } from '../../../core/realtime/follow.ts';
import { messagesTags } from '../messagesApi.ts';

const api = messagesTags.enhanceEndpoints({ addTagTypes: ['Scheduled'] });

const scheduledIn = (conversationId: string) => (client: DataClient) =>
  client
    .from('scheduled_messages')
    .select('id, message_text, send_at, failure')
    .eq('conversation_id', conversationId)
    .order('send_at');

export type Later = AnswerOf<typeof scheduledIn>[number];

const scheduledApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What one sends later in a conversation, the next first. */
    listScheduled: build.query<AnswerOf<typeof scheduledIn>, string>({
      query: scheduledIn,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['Scheduled'],
      onCacheEntryAdded: follow({
        sources: (_rows, id) => [
          { table: 'scheduled_messages', filter: `conversation_id=eq.${id}` },
        ],
        refetch: api.util.invalidateTags(['Scheduled']),
      }),
    }),

    scheduleMessage: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly conversationId: string;
        readonly text: string;
        readonly sendAt: string;
      }
    >({
      query:
        ({ id, conversationId, text, sendAt }) =>
        (client) =>
          client
            .from('scheduled_messages')
            .insert({ id, conversation_id: conversationId, message_text: text, send_at: sendAt }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Scheduled'],
    }),

    changeScheduled: build.mutation<
      unknown,
      { readonly id: string; readonly text: string; readonly sendAt: string }
    >({
      query:
        ({ id, text, sendAt }) =>
        (client) =>
          client
            .from('scheduled_messages')
            .update({ message_text: text, send_at: sendAt })
            .eq('id', id),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Scheduled'],
    }),

    cancelScheduled: build.mutation<unknown, string>({
      query: (id) => (client) => client.from('scheduled_messages').delete().eq('id', id),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Scheduled'],
    }),
  }),
});

export const {
  useListScheduledQuery,
  useScheduleMessageMutation,
  useChangeScheduledMutation,
  useCancelScheduledMutation,
} = scheduledApi;
