import '#shared/texts/records.ts';
import '#shared/texts/transactions.ts';
import type { OfferTerms } from '#shared/deals/transactions/offers.ts';
import { calls } from '../../../../data/api/calls.ts';
import * as s from '../../../../ui/shape/shape.ts';
import { anyTable } from '../../../../workbench/data/calls.ts';
import { transactionTags } from '../transactionTags.ts';
import { areProspects } from './prospects.ts';

const isOffer = s.object({
  id: s.text,
  made_by: s.oneOf(['bidder', 'seller']),
  status: s.oneOf(['open', 'declined', 'accepted']),
  price: s.number,
  deposit: s.orNull(s.number),
  diligence_days: s.orNull(s.number),
  closing_days: s.orNull(s.number),
  financing: s.text,
  waits_for_licence: s.bool,
  contingencies: s.orNull(s.text),
  proof_of_funds: s.text,
  licence_history: s.orNull(s.text),
  expires_on: s.orNull(s.text),
  at: s.text,
  letter_id: s.orNull(s.text),
  letter_name: s.orNull(s.text),
  letter_size: s.orNull(s.number),
  signed_by: s.orNull(s.text),
  signed_at: s.orNull(s.text),
  signed_hash: s.orNull(s.text),
  may_sign: s.bool,
});
export type Offer = s.ShapeOf<typeof isOffer>;

const isRound = s.object({
  id: s.text,
  deadline: s.text,
  is_sealed: s.bool,
  is_running: s.bool,
  terms: s.orNull(s.text),
  asked: s.number,
});
export type Round = s.ShapeOf<typeof isRound>;

const isBidder = s.object({
  id: s.text,
  name: s.text,
  company: s.orNull(s.text),
  role: s.text,
  is_reached: s.bool,
  is_sealing: s.bool,
  offers: s.listOf(isOffer),
});
export type Bidder = s.ShapeOf<typeof isBidder>;

const isOfferBook = s.orNull(
  s.object({
    property_name: s.text,
    status: s.text,
    is_run: s.bool,
    rounds: s.listOf(isRound),
    bidders: s.listOf(isBidder),
  }),
);
export type OfferBook = NonNullable<s.ShapeOf<typeof isOfferBook>>;

const areBooks = s.listOf(
  s.object({
    id: s.text,
    property_name: s.text,
    status: s.text,
    is_run: s.bool,
    offers: s.number,
    best: s.orNull(s.number),
    deadline: s.orNull(s.text),
    is_sealed: s.orNull(s.bool),
  }),
);
export type OfferBookSummary = s.ShapeOf<typeof areBooks>[number];

const isBid = s.orNull(
  s.object({
    property_name: s.text,
    state: s.orNull(s.text),
    deadline: s.text,
    is_sealed: s.bool,
    is_running: s.bool,
    terms: s.orNull(s.text),
    offers: s.listOf(isOffer),
  }),
);
export type Bid = NonNullable<s.ShapeOf<typeof isBid>>;

const areBids = s.listOf(
  s.object({
    transaction_id: s.text,
    property_name: s.text,
    state: s.orNull(s.text),
    deadline: s.text,
    is_running: s.bool,
    price: s.orNull(s.number),
    status: s.orNull(s.text),
  }),
);

const areBuyers = s.listOf(
  s.object({
    party_id: s.text,
    transaction_id: s.text,
    property_name: s.text,
    name: s.text,
    company: s.orNull(s.text),
    role: s.text,
    email: s.orNull(s.text),
    price: s.orNull(s.number),
    status: s.orNull(s.text),
    proof_of_funds: s.orNull(s.text),
    licence_history: s.orNull(s.text),
    at: s.orNull(s.text),
  }),
);
export type Buyer = s.ShapeOf<typeof areBuyers>[number];

export const OFFER_FILES = 'offer-files';

/** An uploaded file. */
export interface LetterOfIntentFile {
  readonly id: string;
  readonly name: string;
}

interface OffersRequest {
  readonly id: string;
  readonly transactionId: string;
  readonly parties: readonly string[];
  readonly deadline: string;
  readonly isSealed: boolean;
  readonly terms: string;
}

interface ToEnter {
  readonly id: string;
  readonly transactionId: string;
  readonly partyId: string;
  readonly by: Offer['made_by'];
  readonly offer: OfferTerms;
  readonly letter: LetterOfIntentFile | null;
}

export interface OfferSubmission {
  readonly id: string;
  readonly transactionId: string;
  readonly offer: OfferTerms;
  readonly letter: LetterOfIntentFile | null;
}

export const getOfferBookTags = (id: string) => [
  { type: 'Transaction' as const, id: `offers:${id}` },
  { type: 'Transaction' as const, id: 'offers' },
];

export const {
  useOfferBooksQuery,
  useOfferBookQuery,
  useMyBidQuery,
  useMyBidsQuery,
  useMyBuyersQuery,
  useListProspectsQuery,
  useAskForOffersMutation,
  useExtendRoundMutation,
  useEnterOfferMutation,
  useSubmitOfferMutation,
  useRemoveStrayLetterMutation,
  useDecideOfferMutation,
} = transactionTags.injectEndpoints({
  endpoints: (build, { read, write } = calls(build, [{ type: 'Transaction', id: 'offers' }])) => ({
    offerBooks: read(areBooks, () => (client) => anyTable(client).rpc('my_offer_summaries')),

    /** Null without access. */
    offerBook: read(
      isOfferBook,
      (id: string) => (client) => anyTable(client).rpc('transaction_offers', { p_id: id }),
      (_offerBook, _error, id) => [{ type: 'Transaction', id: `offers:${id}` }],
    ),

    /** Null if the user is not asked to bid. */
    myBid: read(
      isBid,
      (id: string) => (client) => anyTable(client).rpc('my_bid', { p_transaction_id: id }),
      (_bid, _error, id) => [{ type: 'Transaction', id: `offers:${id}` }],
    ),

    myBids: read(areBids, () => (client) => anyTable(client).rpc('my_bids')),
    myBuyers: read(areBuyers, () => (client) => anyTable(client).rpc('my_buyers')),
    listProspects: read(areProspects, () => (client) => anyTable(client).rpc('my_prospects')),

    askForOffers: write(
      {},
      ({ id, transactionId, parties, deadline, isSealed, terms }: OffersRequest) =>
        (client) =>
          anyTable(client).rpc('ask_for_offers', {
            p_id: id,
            p_transaction_id: transactionId,
            p_parties: parties,
            p_deadline: deadline,
            p_is_sealed: isSealed,
            p_terms: terms,
          }),
      (_result, error, { transactionId }) =>
        error === undefined ? getOfferBookTags(transactionId) : [],
    ),

    extendRound: build.mutation<
      unknown,
      { readonly id: string; readonly transactionId: string; readonly deadline: string }
    >({
      query:
        ({ id, deadline }) =>
        (client) =>
          anyTable(client).rpc('extend_round', { p_id: id, p_deadline: deadline }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, _error, { transactionId }) => getOfferBookTags(transactionId),
    }),

    enterOffer: write(
      {},
      ({ id, partyId, by, offer, letter }: ToEnter) =>
        (client) =>
          anyTable(client).rpc('enter_offer', {
            p_id: id,
            p_party_id: partyId,
            p_made_by: by,
            p_offer: offer,
            ...(letter !== null && { p_file_id: letter.id }),
          }),
      (_result, error, { transactionId }) =>
        error === undefined ? getOfferBookTags(transactionId) : [],
    ),

    submitOffer: write(
      {},
      ({ id, transactionId, offer, letter }: OfferSubmission) =>
        (client) =>
          anyTable(client).rpc('submit_offer', {
            p_id: id,
            p_transaction_id: transactionId,
            p_offer: offer,
            ...(letter !== null && { p_letter_id: letter.id, p_letter_name: letter.name }),
          }),
      (_result, _error, { transactionId }) => getOfferBookTags(transactionId),
    ),

    removeStrayLetter: build.mutation<unknown, string>({
      query: (path) => (client) => client.storage.from(OFFER_FILES).remove([path]),
      extraOptions: { failure: 'silent' },
    }),

    decideOffer: build.mutation<
      unknown,
      { readonly id: string; readonly transactionId: string; readonly to: 'accepted' | 'declined' }
    >({
      query:
        ({ id, to }) =>
        (client) =>
          anyTable(client).rpc('decide_offer', { p_id: id, p_status: to }),
      extraOptions: { failure: 'toast' },
      invalidatesTags: (_result, _error, { transactionId }) => [
        ...getOfferBookTags(transactionId),
        { type: 'Transaction', id: `parties:${transactionId}` },
        { type: 'Records', id: 'transactions' },
        { type: 'Records', id: `transactions:${transactionId}` },
      ],
    }),
  }),
});
