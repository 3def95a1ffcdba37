import { getNextCursor } from '../../../ui/list/paging.ts';
import '#shared/texts/clients.ts';
import '#shared/texts/conversations.ts';
import '#shared/texts/deals.ts';
import '#shared/texts/records.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { recordTags } from '../../../workbench/data/tags.ts';

const PAGE_SIZE = 50;

const areEntries = s.listOf(
  s.object({
    id: s.text,
    what: s.text,
    at: s.text,
    by_name: s.orNull(s.text),
    title: s.orNull(s.text),
    body: s.orNull(s.text),
    path: s.orNull(s.text),
    cursor: s.text,
  }),
);
export type TimelineEntry = s.ShapeOf<typeof areEntries>[number];

interface LinePage {
  readonly entries: readonly TimelineEntry[];
  readonly next: string | null;
}

const touched = (id: string) => [
  { type: 'RecordTimeline' as const, id: `contacts:${id}` },
  { type: 'Records' as const, id: 'contacts' },
];

/** All activity between a client and the reader's team. */
export const {
  useClientLineInfiniteQuery,
  useClientConversationQuery,
  useWriteToClientMutation,
  useMessageClientMutation,
} = recordTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    clientLine: build.infiniteQuery<LinePage, string, string | null>({
      query: ({ queryArg, pageParam }) =>
        rpc('client_timeline', {
          contactId: queryArg,
          ...(pageParam !== null && { before: pageParam }),
          limit: PAGE_SIZE,
        }),
      transformResponse: (entries: readonly TimelineEntry[]) => ({
        entries,
        next: getNextCursor(entries, PAGE_SIZE),
      }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ next }) => next ?? undefined,
      },
      extraOptions: { failure: 'inline', accepts: areEntries },
      providesTags: (_pages, _error, id) => [{ type: 'RecordTimeline', id: `contacts:${id}` }],
    }),

    /** Null if the reader isn't in a conversation with the client. */
    clientConversation: read(s.orNull(s.text), (id: string) =>
      rpc('client_conversation', { contactId: id }),
    ),

    writeToClient: build.mutation<
      unknown,
      { readonly id: string; readonly subject: string; readonly body: string }
    >({
      query: ({ id, subject, body }) =>
        rpc('send_email_to_client', { contactId: id, subject, body }),
      extraOptions: { failure: 'inline', accepts: s.anything },
      invalidatesTags: (_none, error, { id }) => (error === undefined ? touched(id) : []),
    }),

    messageClient: write(
      s.anything,
      ({
        conversationId,
        messageId,
        words,
      }: {
        readonly id: string;
        readonly conversationId: string;
        readonly messageId: string;
        readonly words: string;
      }) =>
        (client) =>
          client.rpc('send_message', {
            conversation_id: conversationId,
            message_id: messageId,
            message_text: words,
          }),
      (_none, error, { id }) => (error === undefined ? touched(id) : []),
    ),
  }),
});
