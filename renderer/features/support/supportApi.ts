import { OWN_TICKETS_SHOWN } from '#shared/constants.ts';
import { baseApi } from '../../core/api/baseApi.ts';
import type { Database } from '../../core/api/database.ts';
import { follow } from '../../core/realtime/follow.ts';
import type { Letter } from './ticketForm.ts';
import type { RequestTopic, Topic } from './ticketWords.ts';

const OWN_COLUMNS = 'id, number, topic, message, status, created_at';

export type OwnTicket = Pick<
  Database['public']['Tables']['support_tickets']['Row'],
  'id' | 'number' | 'topic' | 'message' | 'status' | 'created_at'
>;

interface SentLetter extends Omit<Letter, 'topic'> {
  readonly topic: Topic | RequestTopic;
  readonly requestId: string;
  readonly seconds: number;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Tickets'] });

const supportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Answers the number of the ticket. */
    sendTicket: build.mutation<number, SentLetter>({
      query:
        ({ requestId, ...letter }) =>
        (client) =>
          client.rpc('send_ticket', { request_id: requestId, ...letter }),
      extraOptions: { failure: 'inline', accepts: (data) => typeof data === 'number' },
      invalidatesTags: ['Tickets'],
    }),

    /** Newest first; staff, who reads all, is shown their own here as well. */
    getMyTickets: build.query<OwnTicket[], string>({
      query: (userId) => (client) =>
        client
          .from('support_tickets')
          .select(OWN_COLUMNS)
          .eq('user_id', userId)
          .order('number', { ascending: false })
          .limit(OWN_TICKETS_SHOWN),
      extraOptions: { failure: 'inline', accepts: Array.isArray },
      providesTags: ['Tickets'],
      onCacheEntryAdded: follow({
        sources: (_tickets, userId) => [
          { table: 'support_tickets', filter: `user_id=eq.${userId}` },
        ],
        refetch: api.util.invalidateTags(['Tickets']),
      }),
    }),
  }),
});

export const { useSendTicketMutation, useGetMyTicketsQuery } = supportApi;
