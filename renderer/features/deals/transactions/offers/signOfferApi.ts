import '#shared/texts/rooms.ts';
import '#shared/texts/transactions.ts';
import { object, orNull, type ShapeOf, text } from '../../../../ui/shape/shape.ts';
import { anyTable } from '../../../../workbench/data/calls.ts';
import { transactionTags } from '../transactionTags.ts';
import { getOfferBookTags } from './offersApi.ts';

const isToSign = orNull(object({ title: text, body: text, sha256: text, consent: text }));

interface ToSign {
  readonly offerId: string;
  readonly transactionId: string;
  readonly id: string;
  readonly name: string;
  readonly drawing: string | null;
  /** SHA-256 of the displayed text. */
  readonly hash: string;
}

/** Endpoints for signing an offer as a letter of intent. */
export const { useOfferToSignQuery, useSignOfferMutation } = transactionTags.injectEndpoints({
  endpoints: (build) => ({
    /** The letter of intent for the user's own offer; null for any other. */
    offerToSign: build.query<ShapeOf<typeof isToSign>, string>({
      query: (id) => (client) => anyTable(client).rpc('offer_to_sign', { p_id: id }),
      extraOptions: { failure: 'inline', accepts: isToSign },
      keepUnusedDataFor: 0,
    }),

    signOffer: build.mutation<unknown, ToSign>({
      query:
        ({ offerId, id, name, drawing, hash }) =>
        (client) =>
          anyTable(client).rpc('sign_offer', {
            p_offer_id: offerId,
            p_id: id,
            p_name: name,
            p_drawing: drawing,
            p_consents: true,
            p_hash: hash,
          }),
      extraOptions: { failure: 'inline' },
      invalidatesTags: (_result, error, { transactionId }) =>
        error === undefined ? getOfferBookTags(transactionId) : [],
    }),
  }),
});
