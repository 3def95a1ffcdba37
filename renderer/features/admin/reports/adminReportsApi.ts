import '#shared/texts/leads.ts';
import '#shared/texts/support.ts';
import { ADMIN_EXPORT_PAGE_SIZE, TICKETS_PAGE_SIZE } from '#shared/constants.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { PageRequest, ResponseOf } from '../../../data/api/responseOf.ts';
import { rpc } from '../../../data/api/rpc.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import { toTimeRange } from '../../../ui/search/timeRange.ts';
import type { ListSearch } from '../../../workbench/list/useListSearch.ts';
import type { TicketStatus } from './tickets.ts';

interface Handling {
  readonly id: string;
  /** Omitted when only adding a note. */
  readonly status?: TicketStatus;
  readonly note?: string;
}

/** Maximum digits of a ticket number. */
const DIGITS = 15;

/** Matches the text in sender name, address, or message. A number also matches the ticket number. */
function conditionOf(searchText: string): string {
  const pattern = searchText.replace(/[%_*"\\]/g, '_');
  const texts = ['name', 'email', 'message'].map((field) => `${field}.ilike."*${pattern}*"`);
  const digits = searchText.startsWith('#') ? searchText.slice(1) : searchText;
  const isNumber = digits.length <= DIGITS && /^\d+$/.test(digits);
  return [...texts, ...(isNumber ? [`number.eq.${digits}`] : [])].join(',');
}

const fetchTickets =
  ({ words, filters, sort }: ListSearch, after: number | null, size: number) =>
  (client: DataClient) => {
    const isOldestFirst = sort === 'number';
    let call = client
      .from('support_tickets')
      .select()
      .order('number', { ascending: isOldestFirst })
      .limit(size);
    if (words !== '') call = call.or(conditionOf(words));
    for (const { field, is, values } of filters) {
      if (field === 'created_at') {
        const { from, before } = toTimeRange({ field, is, values }, new Date());
        if (from !== undefined) call = call.gte('created_at', from);
        if (before !== undefined) call = call.lt('created_at', before);
      } else if (field === 'status' || field === 'topic') {
        call =
          is === 'none_of'
            ? call.not(field, 'in', `(${values.join(',')})`)
            : call.in(field, [...values]);
      }
    }
    if (after === null) return call;
    return isOldestFirst ? call.gt('number', after) : call.lt('number', after);
  };

const tickets = ({ queryArg, pageParam }: PageRequest<ListSearch>) =>
  fetchTickets(queryArg, pageParam, TICKETS_PAGE_SIZE);

interface FilePage {
  readonly search: ListSearch;
  readonly after: number | null;
}

const ticketsOfFile = ({ search, after }: FilePage) =>
  fetchTickets(search, after, ADMIN_EXPORT_PAGE_SIZE);

/** Cursor of the next page; undefined after the last one. */
export const nextTicketCursor = (
  rows: ResponseOf<typeof tickets>,
  size: number,
): number | undefined => (rows.length < size ? undefined : rows.at(-1)?.number);

const ticket = (id: string) => (client: DataClient) =>
  client.from('support_tickets').select().eq('id', id).maybeSingle();

const notes = (id: string) => (client: DataClient) =>
  client
    .from('support_ticket_notes')
    .select('id, note, created_at, author:profiles(full_name, email)')
    .eq('ticket_id', id)
    .order('created_at');

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Tickets', 'TicketNotes'] });

export const adminReportsApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build, ['Tickets'])) => ({
    listTickets: build.infiniteQuery<ResponseOf<typeof tickets>, ListSearch, number | null>({
      query: tickets,
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (page) => nextTicketCursor(page, TICKETS_PAGE_SIZE),
      },
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['Tickets'],
      onCacheEntryAdded: follow({
        sources: () => [{ table: 'support_tickets' }],
        refetch: api.util.invalidateTags(['Tickets']),
      }),
    }),

    /** One page for export, independent of the screen's cache. */
    readTickets: build.query<ResponseOf<typeof ticketsOfFile>, FilePage>({
      query: ticketsOfFile,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      keepUnusedDataFor: 0,
    }),

    /** Null if the ticket was deleted. */
    getTicket: build.query<ResponseOf<typeof ticket>, string>({
      query: ticket,
      extraOptions: { failure: 'inline' },
      providesTags: ['Tickets'],
    }),

    /** Oldest first. */
    getTicketNotes: build.query<ResponseOf<typeof notes>, string>({
      query: notes,
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['TicketNotes'],
      onCacheEntryAdded: follow({
        sources: (_notes, id) => [{ table: 'support_ticket_notes', filter: `ticket_id=eq.${id}` }],
        refetch: api.util.invalidateTags(['TicketNotes']),
      }),
    }),

    handleTicket: write(
      {},
      ({ id, ...handling }: Handling) =>
        (client) =>
          client.rpc('handle_ticket', { ticket_id: id, ...handling }),
      ['Tickets', 'TicketNotes'],
    ),

    /** Makes the ticket's sender a lead of the agent. */
    introduceToAgent: write(
      {},
      ({ ticketId, agentId }: { readonly ticketId: string; readonly agentId: string }) =>
        rpc('introduce_to_agent', { ticketId, brokerId: agentId }),
      ['Tickets', 'TicketNotes'],
    ),
  }),
});

export const {
  useListTicketsInfiniteQuery,
  useGetTicketQuery,
  useGetTicketNotesQuery,
  useHandleTicketMutation,
  useIntroduceToAgentMutation,
} = adminReportsApi;
