import '#shared/messages/support.ts';
import { TICKETS_PAGE_SIZE } from '#shared/constants.ts';
import type { AnswerOf, PageOf } from '../../core/api/answerOf.ts';
import { baseApi } from '../../core/api/baseApi.ts';
import type { DataClient } from '../../core/api/dataClient.ts';
import { follow } from '../../core/realtime/follow.ts';
import type { Filter } from './ticketAddress.ts';
import type { TicketStatus } from './tickets.ts';

interface Handling {
  readonly id: string;
  /** Left out for a note alone. */
  readonly status?: TicketStatus;
  readonly note?: string;
}

const tickets =
  ({ queryArg: filter, pageParam }: PageOf<Filter>) =>
  (client: DataClient) => {
    let call = client
      .from('support_tickets')
      .select()
      .order('number', { ascending: false })
      .limit(TICKETS_PAGE_SIZE);
    if (filter !== 'all') call = call.eq('status', filter);
    return pageParam === null ? call : call.lt('number', pageParam);
  };

const ticket = (id: string) => (client: DataClient) =>
  client.from('support_tickets').select().eq('id', id).maybeSingle();

const notes = (id: string) => (client: DataClient) =>
  client
    .from('support_ticket_notes')
    .select('id, note, created_at, author:profiles(full_name, email)')
    .eq('ticket_id', id)
    .order('created_at');

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Tickets', 'TicketNotes'] });

const adminReportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, a page at a time. */
    listTickets: build.infiniteQuery<AnswerOf<typeof tickets>, Filter, number | null>({
      query: tickets,
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) =>
          page.length < TICKETS_PAGE_SIZE ? undefined : page.at(-1)?.number,
      },
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['Tickets'],
      onCacheEntryAdded: follow({
        sources: () => [{ table: 'support_tickets' }],
        refetch: api.util.invalidateTags(['Tickets']),
      }),
    }),

    /** Null once it is gone. */
    getTicket: build.query<AnswerOf<typeof ticket>, string>({
      query: ticket,
      extraOptions: { failure: 'inline' },
      providesTags: ['Tickets'],
    }),

    /** In the order in which they were written. */
    getTicketNotes: build.query<AnswerOf<typeof notes>, string>({
      query: notes,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['TicketNotes'],
      onCacheEntryAdded: follow({
        sources: (_notes, id) => [{ table: 'support_ticket_notes', filter: `ticket_id=eq.${id}` }],
        refetch: api.util.invalidateTags(['TicketNotes']),
      }),
    }),

    handleTicket: build.mutation<unknown, Handling>({
      query:
        ({ id, ...handling }) =>
        (client) =>
          client.rpc('handle_ticket', { ticket_id: id, ...handling }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: ['Tickets', 'TicketNotes'],
    }),
  }),
});

export const {
  useListTicketsInfiniteQuery,
  useGetTicketQuery,
  useGetTicketNotesQuery,
  useHandleTicketMutation,
} = adminReportsApi;
