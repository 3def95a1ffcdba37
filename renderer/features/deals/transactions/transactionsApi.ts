import '#shared/texts/records.ts';
import '#shared/texts/transactions.ts';
import type { Day } from '#shared/deals/transactions/dates.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import * as s from '../../../ui/shape/shape.ts';
import { anyTable } from '../../../workbench/data/calls.ts';
import { transactionTags } from './transactionTags.ts';

const isParty = s.object({
  id: s.text,
  role: s.text,
  name: s.text,
  company: s.orNull(s.text),
  email: s.orNull(s.text),
});
const areParties = s.listOf(isParty);
export type Party = s.ShapeOf<typeof isParty>;
export type PartyToAdd = Party & { readonly transactionId: string };

const areDates = s.listOf(
  s.object({
    key: s.text,
    label: s.text,
    due_on: s.orNull(s.text),
    done_on: s.orNull(s.text),
    follows: s.listOf(s.text),
    days: s.number,
    counts: s.text,
    lane: s.text,
    concerns: s.listOf(s.text),
  }),
);
export type TransactionDate = s.ShapeOf<typeof areDates>[number];

const arePaths = s.listOf(
  s.object({
    state: s.text,
    care: s.oneOf(['unlicensed', 'assisted', 'skilled']),
    financing: s.oneOf(['cash', 'bank', 'hud']),
    is_interim: s.bool,
    template: s.text,
  }),
);
export type TransactionTimeline = s.ShapeOf<typeof arePaths>[number];

const areListings = s.listOf(
  s.object({
    id: s.text,
    name: s.text,
    location: s.text,
    price: s.orNull(s.number),
    is_live: s.bool,
    is_linked: s.bool,
  }),
);
export type LinkableListing = s.ShapeOf<typeof areListings>[number];

const isFee = s.object({
  id: s.text,
  label: s.text,
  percent: s.orNull(s.number),
  amount: s.orNull(s.number),
});
const areFees = s.listOf(isFee);
export type Fee = s.ShapeOf<typeof isFee>;
export type FeeToAdd = Fee & { readonly transactionId: string };

const areFileShares = s.listOf(
  s.object({
    id: s.text,
    file_id: s.orNull(s.text),
    audience: s.oneOf(['all', 'seller', 'buyer']),
  }),
);
export type FileShare = s.ShapeOf<typeof areFileShares>[number];

/** A date change with the value it is based on. */
export interface DateMove {
  readonly key: string;
  readonly was: Day | null;
  readonly due_on: Day | null;
  readonly was_done: Day | null;
  readonly done_on: Day | null;
}

interface OfOne {
  readonly transactionId: string;
}

/** Parts of a transaction for the team that runs it. */
export const {
  useListPartiesQuery,
  useAddPartyMutation,
  useRemovePartyMutation,
  useListDatesQuery,
  useMoveDatesMutation,
  useReadPathQuery,
  useLayPathMutation,
  useListListingsQuery,
  useLinkListingMutation,
  useListFeesQuery,
  useAddFeeMutation,
  useRemoveFeeMutation,
  useListGivenQuery,
  useGiveFileMutation,
  useTakeFileBackMutation,
} = transactionTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build)) => ({
    listParties: read(
      areParties,
      (id: string) => (client) =>
        client
          .from('transaction_parties')
          .select('id, role, name, company, email')
          .eq('transaction_id', id)
          .order('created_at')
          .order('id'),
      (_rows, _error, id) => [{ type: 'Transaction', id: `parties:${id}` }],
    ),

    addParty: write(
      {},
      ({ transactionId, ...party }: PartyToAdd) =>
        (client) =>
          anyTable(client)
            .from('transaction_parties')
            .upsert(
              { ...party, transaction_id: transactionId },
              { onConflict: 'id', ignoreDuplicates: true },
            ),
      (_result, error, { transactionId }) =>
        error === undefined ? [{ type: 'Transaction', id: `parties:${transactionId}` }] : [],
    ),

    removeParty: write(
      { failure: 'toast' },
      ({ id }: OfOne & { readonly id: string }) =>
        (client) =>
          client.from('transaction_parties').delete().eq('id', id),
      (_result, _error, { transactionId }) => [
        { type: 'Transaction', id: `parties:${transactionId}` },
      ],
    ),

    listDates: read(
      areDates,
      (id: string) => (client) =>
        client
          .from('transaction_dates')
          .select('key, label, due_on, done_on, follows, days, counts, lane, concerns')
          .eq('transaction_id', id)
          .order('position'),
      (_rows, _error, id) => [
        { type: 'Transaction', id: `dates:${id}` },
        { type: 'Records', id: `transactions:${id}` },
      ],
    ),

    /** Applies all moves atomically, each based on the value seen. */
    moveDates: write(
      {},
      ({ transactionId, moves }: OfOne & { readonly moves: readonly DateMove[] }) =>
        (client) =>
          anyTable(client).rpc('move_transaction_dates', { p_id: transactionId, p_moves: moves }),
      (_result, _error, { transactionId }) => [
        { type: 'Transaction', id: `dates:${transactionId}` },
        { type: 'Records', id: 'transactions' },
        { type: 'Records', id: `transactions:${transactionId}` },
      ],
    ),

    /** The closing path's variant; none until one is created. */
    readPath: read(
      arePaths,
      (id: string) => (client) =>
        client
          .from('transaction_paths')
          .select('state, care, financing, is_interim, template')
          .eq('transaction_id', id),
      (_rows, _error, id) => [{ type: 'Transaction', id: `dates:${id}` }],
    ),

    layPath: write(
      {},
      ({
        transactionId,
        path,
        dates,
      }: OfOne & { readonly path: TransactionTimeline; readonly dates: readonly object[] }) =>
        (client) =>
          anyTable(client).rpc('create_closing_timeline', {
            p_id: transactionId,
            p_path: path,
            p_dates: dates,
          }),
      (_result, _error, { transactionId }) => [
        { type: 'Transaction', id: `dates:${transactionId}` },
        { type: 'Records', id: 'transactions' },
        { type: 'Records', id: `transactions:${transactionId}` },
      ],
    ),

    /** The user's listings that can be linked, the linked one first. */
    listListings: read(
      areListings,
      (id: string) => (client) => anyTable(client).rpc('transaction_listings', { p_id: id }),
      (_rows, _error, id) => [{ type: 'Transaction', id: `listing:${id}` }],
    ),

    linkListing: write(
      { failure: 'toast' },
      ({ transactionId, listingId }: OfOne & { readonly listingId: string | null }) =>
        (client) =>
          client.from('transactions').update({ listing_id: listingId }).eq('id', transactionId),
      (_result, _error, { transactionId }) => [
        { type: 'Transaction', id: `listing:${transactionId}` },
        { type: 'Records', id: `transactions:${transactionId}` },
      ],
    ),

    listFees: read(
      areFees,
      (id: string) => (client) =>
        client
          .from('transaction_fees')
          .select('id, label, percent, amount')
          .eq('transaction_id', id)
          .order('created_at')
          .order('id'),
      (_rows, _error, id) => [{ type: 'Transaction', id: `fees:${id}` }],
    ),

    addFee: write(
      {},
      ({ transactionId, ...fee }: FeeToAdd) =>
        (client) =>
          anyTable(client)
            .from('transaction_fees')
            .upsert(
              { ...fee, transaction_id: transactionId },
              { onConflict: 'id', ignoreDuplicates: true },
            ),
      (_result, error, { transactionId }) =>
        error === undefined ? [{ type: 'Transaction', id: `fees:${transactionId}` }] : [],
    ),

    removeFee: write(
      { failure: 'toast' },
      ({ id }: OfOne & { readonly id: string }) =>
        (client) =>
          client.from('transaction_fees').delete().eq('id', id),
      (_result, _error, { transactionId }) => [
        { type: 'Transaction', id: `fees:${transactionId}` },
      ],
    ),

    /** Files of the transaction shared with parties. */
    listGiven: read(
      areFileShares,
      (id: string) => (client) =>
        client
          .from('transaction_documents')
          .select('id, file_id, audience')
          .eq('transaction_id', id),
      (_rows, _error, id) => [{ type: 'Transaction', id: `given:${id}` }],
    ),

    giveFile: build.mutation<unknown, OfOne & { readonly fileId: string; readonly to: string }>({
      query: ({ fileId, to }) => rpc('share_transaction_file', { fileId, audience: to }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: (_result, _error, { transactionId }) => [
        { type: 'Transaction', id: `given:${transactionId}` },
      ],
    }),

    takeFileBack: write(
      { failure: 'toast' },
      ({ fileId }: OfOne & { readonly fileId: string }) =>
        (client) =>
          client.from('transaction_documents').delete().eq('file_id', fileId),
      (_result, _error, { transactionId }) => [
        { type: 'Transaction', id: `given:${transactionId}` },
      ],
    ),
  }),
});
