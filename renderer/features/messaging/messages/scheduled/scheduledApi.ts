import '#shared/texts/conversations.ts';
import { calls } from '../../../../data/api/calls.ts';
import type { DataClient } from '../../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../../data/api/responseOf.ts';
import { follow } from '../../../../data/realtime/syncCacheEntry.ts';
import * as s from '../../../../ui/shape/shape.ts';
import { messagesTags } from '../messagesApi.ts';

const api = messagesTags.enhanceEndpoints({ addTagTypes: ['Scheduled'] });

const scheduledIn = (conversationId: string) => (client: DataClient) =>
  client
    .from('scheduled_messages')
    .select('id, message_text, send_at, failure, files')
    .eq('conversation_id', conversationId)
    .order('send_at');

export type ScheduledMessage = ResponseOf<typeof scheduledIn>[number];

const areFiles = s.listOf(s.object({ id: s.text, name: s.text }));

export type ScheduledFile = s.ShapeOf<typeof areFiles>[number];

/** The attachments of a scheduled message. */
export const getScheduledFiles = (files: ScheduledMessage['files']): readonly ScheduledFile[] =>
  areFiles(files) ? files : [];

export const scheduledFileNames = (files: ScheduledMessage['files']): string =>
  getScheduledFiles(files)
    .map(({ name }) => name)
    .join(', ');

const scheduledApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build, ['Scheduled'])) => ({
    /** The user's scheduled messages in a conversation, soonest first. */
    listScheduled: build.query<ResponseOf<typeof scheduledIn>, string>({
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

    scheduleMessage: write(
      ({
        id,
        conversationId,
        text: messageText,
        sendAt,
        files,
      }: {
        readonly id: string;
        readonly conversationId: string;
        readonly text: string;
        readonly sendAt: string;
        readonly files: readonly ScheduledFile[];
      }) =>
        (client) =>
          client.from('scheduled_messages').insert({
            id,
            conversation_id: conversationId,
            message_text: messageText,
            send_at: sendAt,
            files: files.map(({ id: fileId, name }) => ({ id: fileId, name })),
          }),
    ),

    changeScheduled: build.mutation<
      unknown,
      { readonly id: string; readonly text: string; readonly sendAt: string }
    >({
      query:
        ({ id, text: messageText, sendAt }) =>
        (client) =>
          client
            .from('scheduled_messages')
            .update({ message_text: messageText, send_at: sendAt })
            .eq('id', id),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Scheduled'],
    }),

    cancelScheduled: write(
      (id: string) => (client) => client.from('scheduled_messages').delete().eq('id', id),
    ),
  }),
});

export const {
  useListScheduledQuery,
  useScheduleMessageMutation,
  useChangeScheduledMutation,
  useCancelScheduledMutation,
} = scheduledApi;
