import '#shared/texts/records.ts';
import '#shared/texts/transactions.ts';
import type { OfferTerms } from '#shared/deals/transactions/offers.ts';
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
import { areProspects, type Prospect } from './prospects.ts';

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
  endpoints: (build) => ({
    offerBooks: build.query<readonly OfferBookSummary[], void>({
      query: () => (client) => anyTable(client).rpc('my_offer_summaries'),
      extraOptions: { failure: 'inline', accepts: areBooks },
      providesTags: [{ type: 'Transaction', id: 'offers' }],
    }),

    /** Null without access. */
    offerBook: build.query<ShapeOf<typeof isOfferBook>, string>({
      query: (id) => (client) => anyTable(client).rpc('transaction_offers', { p_id: id }),
      extraOptions: { failure: 'inline', accepts: isOfferBook },
      providesTags: (_offerBook, _error, id) => [{ type: 'Transaction', id: `offers:${id}` }],
    }),

    /** Null if the user is not asked to bid. */
    myBid: build.query<ShapeOf<typeof isBid>, string>({
      query: (id) => (client) => anyTable(client).rpc('my_bid', { p_transaction_id: id }),
      extraOptions: { failure: 'inline', accepts: isBid },
      providesTags: (_bid, _error, id) => [{ type: 'Transaction', id: `offers:${id}` }],
    }),

    myBids: build.query<ShapeOf<typeof areBids>, void>({
      query: () => (client) => anyTable(client).rpc('my_bids'),
      extraOptions: { failure: 'inline', accepts: areBids },
      providesTags: [{ type: 'Transaction', id: 'offers' }],
    }),

    myBuyers: build.query<readonly Buyer[], void>({
      query: () => (client) => anyTable(client).rpc('my_buyers'),
      extraOptions: { failure: 'inline', accepts: areBuyers },
      providesTags: [{ type: 'Transaction', id: 'offers' }],
    }),

    listProspects: build.query<readonly Prospect[], void>({
      query: () => (client) => anyTable(client).rpc('my_prospects'),
      extraOptions: { failure: 'inline', accepts: areProspects },
      providesTags: [{ type: 'Transaction', id: 'offers' }],
    }),

    askForOffers: build.mutation<unknown, OffersRequest>({
      query:
        ({ id, transactionId, parties, deadline, isSealed, terms }) =>
        (client) =>
          anyTable(client).rpc('ask_for_offers', {
            p_id: id,
            p_transaction_id: transactionId,
            p_parties: parties,
            p_deadline: deadline,
            p_is_sealed: isSealed,
            p_terms: terms,
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, error, { transactionId }) =>
        error === undefined ? getOfferBookTags(transactionId) : [],
    }),

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

    enterOffer: build.mutation<unknown, ToEnter>({
      query:
        ({ id, partyId, by, offer, letter }) =>
        (client) =>
          anyTable(client).rpc('enter_offer', {
            p_id: id,
            p_party_id: partyId,
            p_made_by: by,
            p_offer: offer,
            ...(letter !== null && { p_file_id: letter.id }),
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, error, { transactionId }) =>
        error === undefined ? getOfferBookTags(transactionId) : [],
    }),

    submitOffer: build.mutation<unknown, OfferSubmission>({
      query:
        ({ id, transactionId, offer, letter }) =>
        (client) =>
          anyTable(client).rpc('submit_offer', {
            p_id: id,
            p_transaction_id: transactionId,
            p_offer: offer,
            ...(letter !== null && { p_letter_id: letter.id, p_letter_name: letter.name }),
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, _error, { transactionId }) => getOfferBookTags(transactionId),
    }),

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
