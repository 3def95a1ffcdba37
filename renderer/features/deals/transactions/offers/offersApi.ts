import '#shared/texts/records.ts';
import '#shared/texts/transactions.ts';
import type { OfferTerms } from '#shared/deals/transactions/offers.ts';
import { calls } from '../../../../data/api/calls.ts';
import {
  bool,
  listOf,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  text,
} from '../../../../ui/shape/shape.ts';
import { anyTable } from '../../../../workbench/data/calls.ts';
import { transactionTags } from '../transactionTags.ts';
import { areProspects } from './prospects.ts';

const isOffer = object({
  id: text,
  made_by: oneOf(['bidder', 'seller']),
  status: oneOf(['open', 'declined', 'accepted']),
  price: number,
  deposit: orNull(number),
  diligence_days: orNull(number),
  closing_days: orNull(number),
  financing: text,
  waits_for_licence: bool,
  contingencies: orNull(text),
  proof_of_funds: text,
  licence_history: orNull(text),
  expires_on: orNull(text),
  at: text,
  letter_id: orNull(text),
  letter_name: orNull(text),
  letter_size: orNull(number),
  signed_by: orNull(text),
  signed_at: orNull(text),
  signed_hash: orNull(text),
  may_sign: bool,
});
export type Offer = ShapeOf<typeof isOffer>;

const isRound = object({
  id: text,
  deadline: text,
  is_sealed: bool,
  is_running: bool,
  terms: orNull(text),
  asked: number,
});
export type Round = ShapeOf<typeof isRound>;

const isBidder = object({
  id: text,
  name: text,
  company: orNull(text),
  role: text,
  is_reached: bool,
  is_sealing: bool,
  offers: listOf(isOffer),
});
export type Bidder = ShapeOf<typeof isBidder>;

const isOfferBook = orNull(
  object({
    property_name: text,
    status: text,
    is_run: bool,
    rounds: listOf(isRound),
    bidders: listOf(isBidder),
  }),
);
export type OfferBook = NonNullable<ShapeOf<typeof isOfferBook>>;

const areBooks = listOf(
  object({
    id: text,
    property_name: text,
    status: text,
    is_run: bool,
    offers: number,
    best: orNull(number),
    deadline: orNull(text),
    is_sealed: orNull(bool),
  }),
);
export type OfferBookSummary = ShapeOf<typeof areBooks>[number];

const isBid = orNull(
  object({
    property_name: text,
    state: orNull(text),
    deadline: text,
    is_sealed: bool,
    is_running: bool,
    terms: orNull(text),
    offers: listOf(isOffer),
  }),
);
export type Bid = NonNullable<ShapeOf<typeof isBid>>;

const areBids = listOf(
  object({
    transaction_id: text,
    property_name: text,
    state: orNull(text),
    deadline: text,
    is_running: bool,
    price: orNull(number),
    status: orNull(text),
  }),
);

const areBuyers = listOf(
  object({
    party_id: text,
    transaction_id: text,
    property_name: text,
    name: text,
    company: orNull(text),
    role: text,
    email: orNull(text),
    price: orNull(number),
    status: orNull(text),
    proof_of_funds: orNull(text),
    licence_history: orNull(text),
    at: orNull(text),
  }),
);
export type Buyer = ShapeOf<typeof areBuyers>[number];

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
