import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { number, object, type ShapeOf, text } from '../../shape.ts';

/** What a bid is bound to. A different RFP, round, deadline, or vendor needs another key or is rejected at opening. */
export const isBidTerms = object({
  rfp: text,
  round: number,
  /** As the database formats it; part of the key. */
  deadline: text,
  participant: text,
});
export type BidTerms = ShapeOf<typeof isBidTerms>;

export const isPublicBidKey = object({ kty: text, crv: text, x: text, y: text });
export type PublicBidKey = ShapeOf<typeof isPublicBidKey>;

export const isBidReceipt = object({ id: text, received_at: text, receipt: text });

export const BID_KEY_ALGORITHM = 'ECDH-ES';
export const BID_CONTENT_ALGORITHM = 'A256GCM';

/** Encrypts a bid, JSON in UTF-8, to the key of its round. Runs in the vendor's browser; nothing else sees the text. */
export async function sealBid(
  content: Uint8Array,
  { id, terms, key }: { readonly id: string; readonly terms: BidTerms; readonly key: PublicBidKey },
): Promise<string> {
  const publicKey = await importJWK({ ...key } satisfies JWK, BID_KEY_ALGORITHM);
  return await new CompactEncrypt(content)
    .setProtectedHeader({
      alg: BID_KEY_ALGORITHM,
      enc: BID_CONTENT_ALGORITHM,
      bid: id,
      rfp: terms.rfp,
      round: terms.round,
      deadline: terms.deadline,
      participant: terms.participant,
    })
    .encrypt(publicKey);
}
