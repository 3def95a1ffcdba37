import '#shared/texts/vendorTrust.ts';
import '#shared/texts/records.ts';
import '#shared/texts/transactions.ts';
import { calls } from '../../../../data/api/calls.ts';
import { rpc } from '../../../../data/api/rpc.ts';
import * as s from '../../../../ui/shape/shape.ts';
import { transactionTags } from '../transactionTags.ts';

const arePortals = s.listOf(
  s.object({
    id: s.text,
    party_id: s.orNull(s.text),
    quote_id: s.orNull(s.text),
    created_at: s.text,
    expires_at: s.text,
    opened_at: s.orNull(s.text),
    revoked_at: s.orNull(s.text),
  }),
);
export type PartyPortal = s.ShapeOf<typeof arePortals>[number];

const areMessages = s.listOf(
  s.object({
    id: s.text,
    body: s.text,
    is_from_party: s.bool,
    file_id: s.orNull(s.text),
    created_at: s.text,
  }),
);

const areQuotes = s.listOf(
  s.object({
    id: s.text,
    kind: s.text,
    wanted: s.text,
    vendor: s.text,
    email: s.text,
    due_on: s.orNull(s.text),
    price: s.orNull(s.number),
    days: s.orNull(s.number),
    valid_until: s.orNull(s.text),
    terms: s.orNull(s.text),
    file_id: s.orNull(s.text),
    answered_at: s.orNull(s.text),
    decision: s.orNull(s.text),
    n: s.number,
  }),
);
export type Quote = s.ShapeOf<typeof areQuotes>[number];

interface OfOne {
  readonly transactionId: string;
}

export interface QuoteRequest {
  readonly id: string;
  readonly kind: string;
  readonly vendor: string;
  readonly email: string;
  readonly wanted: string;
  readonly dueOn: string | null;
}

const tagOf = (id: string) => [{ type: 'Transaction' as const, id: `portals:${id}` }];

/** Endpoints for the team that sends portal links and quote requests. */
export const {
  useListPortalsQuery,
  useListPortalMessagesQuery,
  useInviteMutation,
  useRevokeMutation,
  useWriteToPortalMutation,
  useListQuotesQuery,
  useAskForQuoteMutation,
  useDecideQuoteMutation,
} = transactionTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    listPortals: read(
      arePortals,
      (id: string) => (client) =>
        client
          .from('transaction_portals')
          .select('id, party_id, quote_id, created_at, expires_at, opened_at, revoked_at')
          .eq('transaction_id', id)
          .is('revoked_at', null)
          .order('created_at'),
      (_rows, _error, id) => tagOf(id),
    ),

    listPortalMessages: read(
      areMessages,
      ({ id }: OfOne & { readonly id: string }) =>
        (client) =>
          client
            .from('portal_messages')
            .select('id, body, is_from_party, file_id, created_at')
            .eq('portal_id', id)
            .order('created_at')
            .order('id'),
      (_rows, _error, { transactionId }) => tagOf(transactionId),
    ),

    invite: write(
      { failure: 'toast' },
      ({ partyId }: OfOne & { readonly partyId: string }) => rpc('invite_to_portal', { partyId }),
      (_result, _error, { transactionId }) => tagOf(transactionId),
    ),

    revoke: write(
      { failure: 'toast' },
      ({ id }: OfOne & { readonly id: string }) => rpc('revoke_portal', { id }),
      (_result, _error, { transactionId }) => tagOf(transactionId),
    ),

    writeToPortal: build.mutation<
      unknown,
      OfOne & { readonly portalId: string; readonly id: string; readonly body: string }
    >({
      query: ({ portalId, id, body }) => rpc('write_to_portal', { id, portalId, body }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, _error, { transactionId }) => tagOf(transactionId),
    }),

    listQuotes: read(
      areQuotes,
      (id: string) => (client) =>
        client
          .from('transaction_quotes')
          .select(
            'id, kind, wanted, vendor, email, due_on, price, days, valid_until, terms, file_id, answered_at, decision, n',
          )
          .eq('transaction_id', id)
          .order('kind')
          .order('price')
          .order('id'),
      (_rows, _error, id) => tagOf(id),
    ),

    askForQuote: write(
      {},
      ({ transactionId, id, kind, vendor, email, wanted, dueOn }: OfOne & QuoteRequest) =>
        rpc('ask_for_quote', {
          id,
          transactionId,
          kind,
          vendor,
          email,
          wanted,
          ...(dueOn !== null && { dueOn }),
        }),
      (_result, error, { transactionId }) => (error === undefined ? tagOf(transactionId) : []),
    ),

    /** Decides about the version that the user read. */
    decideQuote: write(
      { failure: 'toast' },
      ({ id, to, n }: OfOne & { readonly id: string; readonly to: string; readonly n: number }) =>
        rpc('decide_quote', { id, decision: to, n }),
      (_result, _error, { transactionId }) => tagOf(transactionId),
    ),
  }),
});
