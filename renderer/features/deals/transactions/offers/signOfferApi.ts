import '#shared/texts/rooms.ts';
import '#shared/texts/transactions.ts';
import { calls } from '../../../../data/api/calls.ts';
import * as s from '../../../../ui/shape/shape.ts';
import { anyTable } from '../../../../workbench/data/calls.ts';
import { transactionTags } from '../transactionTags.ts';
import { getOfferBookTags } from './offersApi.ts';

const isToSign = s.orNull(
  s.object({ title: s.text, body: s.text, sha256: s.text, consent: s.text }),
);

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
  endpoints: (build, { read, write } = calls(build)) => ({
    /** The letter of intent for the user's own offer; null for any other. */
    offerToSign: read(
      { keepUnusedDataFor: 0, accepts: isToSign },
      (id: string) => (client) => anyTable(client).rpc('offer_to_sign', { p_id: id }),
    ),

    signOffer: write(
      {},
      ({ offerId, id, name, drawing, hash }: ToSign) =>
        (client) =>
          anyTable(client).rpc('sign_offer', {
            p_offer_id: offerId,
            p_id: id,
            p_name: name,
            p_drawing: drawing,
            p_consents: true,
            p_hash: hash,
          }),
      (_result, error, { transactionId }) =>
        error === undefined ? getOfferBookTags(transactionId) : [],
    ),
  }),
});
