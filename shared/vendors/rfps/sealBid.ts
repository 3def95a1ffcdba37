import { CompactEncrypt, importJWK, type JWK } from 'jose';
import * as s from '../../shape.ts';

/** What a bid is bound to. A different RFP, round, deadline, or vendor needs another key or is rejected at opening. */
export const isBidTerms = s.object({
  rfp: s.text,
  round: s.number,
  /** As the database formats it; part of the key. */
  deadline: s.text,
  participant: s.text,
});
export type BidTerms = s.ShapeOf<typeof isBidTerms>;

export const isPublicBidKey = s.object({ kty: s.text, crv: s.text, x: s.text, y: s.text });
export type PublicBidKey = s.ShapeOf<typeof isPublicBidKey>;

export const isBidReceipt = s.object({ id: s.text, received_at: s.text, receipt: s.text });

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
