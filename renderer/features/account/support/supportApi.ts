import '#shared/texts/support.ts';
import { OWN_TICKETS_SHOWN } from '#shared/constants.ts';
import { baseApi } from '../../../data/api/baseApi.ts';
import { calls } from '../../../data/api/calls.ts';
import type { DataClient } from '../../../data/api/dataClient.ts';
import type { ResponseOf } from '../../../data/api/responseOf.ts';
import { follow } from '../../../data/realtime/syncCacheEntry.ts';
import * as s from '../../../ui/shape/shape.ts';
import type { TicketMessage } from './ticketForm.ts';
import type { RequestTopic, Topic } from './ticketTopics.ts';

const ownTickets = (userId: string) => (client: DataClient) =>
  client
    .from('support_tickets')
    .select('id, number, topic, message, status, created_at')
    .eq('user_id', userId)
    .order('number', { ascending: false })
    .limit(OWN_TICKETS_SHOWN);

export type OwnTicket = ResponseOf<typeof ownTickets>[number];

interface TicketSubmission extends Omit<TicketMessage, 'topic'> {
  readonly topic: Topic | RequestTopic;
  readonly requestId: string;
  readonly seconds: number;
}

const api = baseApi.enhanceEndpoints({ addTagTypes: ['Tickets'] });

const supportApi = api.injectEndpoints({
  endpoints: (build, { write } = calls(build, ['Tickets'])) => ({
    /** Returns the ticket number. */
    sendTicket: write(
      s.number,
      ({ requestId, ...ticket }: TicketSubmission) =>
        (client) =>
          client.rpc('send_ticket', { request_id: requestId, ...ticket }),
    ),

    /** Newest first. Staff can read all tickets, but see only their own here. */
    getMyTickets: build.query<ResponseOf<typeof ownTickets>, string>({
      query: ownTickets,
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
