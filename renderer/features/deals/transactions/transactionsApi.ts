import '#shared/texts/records.ts';
import '#shared/texts/transactions.ts';
import type { Day } from '#shared/deals/transactions/dates.ts';
import { calls } from '../../../data/api/calls.ts';
import { rpc } from '../../../data/api/rpc.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../ui/shape/shape.ts';
import { anyTable } from '../../../workbench/data/calls.ts';
import { transactionTags } from './transactionTags.ts';

const isParty = object({
  id: text,
  role: text,
  name: text,
  company: orNull(text),
  email: orNull(text),
});
const areParties = listOf(isParty);
export type Party = ShapeOf<typeof isParty>;
export type PartyToAdd = Party & { readonly transactionId: string };

const areDates = listOf(
  object({
    key: text,
    label: text,
    due_on: orNull(text),
    done_on: orNull(text),
    follows: listOf(text),
    days: number,
    counts: text,
    lane: text,
    concerns: listOf(text),
  }),
);
export type TransactionDate = ShapeOf<typeof areDates>[number];

const arePaths = listOf(
  object({
    state: text,
    care: oneOf(['unlicensed', 'assisted', 'skilled']),
    financing: oneOf(['cash', 'bank', 'hud']),
    is_interim: bool,
    template: text,
  }),
);
export type TransactionTimeline = ShapeOf<typeof arePaths>[number];

const areListings = listOf(
  object({
    id: text,
    name: text,
    location: text,
    price: orNull(number),
    is_live: bool,
    is_linked: bool,
  }),
);
export type LinkableListing = ShapeOf<typeof areListings>[number];

const isFee = object({ id: text, label: text, percent: orNull(number), amount: orNull(number) });
const areFees = listOf(isFee);
export type Fee = ShapeOf<typeof isFee>;
export type FeeToAdd = Fee & { readonly transactionId: string };

const areFileShares = listOf(
  object({ id: text, file_id: orNull(text), audience: oneOf(['all', 'seller', 'buyer']) }),
);
export type FileShare = ShapeOf<typeof areFileShares>[number];

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
