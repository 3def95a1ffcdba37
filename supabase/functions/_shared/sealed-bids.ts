import { compactDecrypt, decodeProtectedHeader, exportJWK, type JWK } from 'jose';
import { BID_FILE_IV_BYTES } from '../../../shared/vendors/rfps/bidFiles.ts';
import {
  BID_CONTENT_ALGORITHM,
  BID_KEY_ALGORITHM,
  type BidTerms,
  isPublicBidKey,
  type PublicBidKey,
} from '../../../shared/vendors/rfps/sealBid.ts';

/** Order of P-256, minus one. */
const P256_ORDER_LESS_ONE = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550n;
/** 16 bytes more than the order, so that the remainder has no measurable bias. */
const SCALAR_BYTES = 48;
/** A PKCS #8 private key of P-256 without its public point; the 32 bytes of the scalar follow. */
const PKCS8_PREFIX = '3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420';

type KeyTerms = Pick<BidTerms, 'rfp' | 'round' | 'deadline'>;

const bytesOf = (text: string) => new TextEncoder().encode(text);
const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

async function derive(secret: string, info: string, length: number) {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), 'HKDF', false, ['deriveBits']);
  const salt = bytesOf('haven sealed bids v1');
  return new Uint8Array(
    await crypto.subtle.deriveBits(
      { name: 'HKDF', hash: 'SHA-256', salt, info: bytesOf(info) },
      key,
      length * 8,
    ),
  );
}

/**
 * Returns the private key of a bidding round. The deadline is part of the derivation: another deadline gives another
 * key, which cannot open bids of this one.
 */
async function derivePrivateKey(secret: string, { rfp, round, deadline }: KeyTerms): Promise<JWK> {
  const bytes = await derive(secret, JSON.stringify(['key', rfp, round, deadline]), SCALAR_BYTES);
  const scalar = (BigInt(`0x${toHex(bytes)}`) % P256_ORDER_LESS_ONE) + 1n;
  const pkcs8 = fromHex(PKCS8_PREFIX + scalar.toString(16).padStart(64, '0'));
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  return await exportJWK(
    await crypto.subtle.importKey('pkcs8', pkcs8, curve, true, ['deriveBits']),
  );
}

/** Returns the key to which vendors encrypt bids of a round. */
export async function derivePublicKey(secret: string, terms: KeyTerms): Promise<PublicBidKey> {
  const { kty, crv, x, y } = await derivePrivateKey(secret, terms);
  const key = { kty, crv, x, y };
  if (isPublicBidKey(key)) return key;
  throw new Error('The key could not be derived.');
}

interface SealedBid extends BidTerms {
  readonly id: string;
  readonly envelope: string;
}

/** True if the unencrypted header binds an envelope to this bid. Decryption authenticates the header. */
export function isBoundTo({ id, envelope, ...terms }: SealedBid): boolean {
  try {
    const header: Record<string, unknown> = { ...decodeProtectedHeader(envelope) };
    return (
      header.alg === BID_KEY_ALGORITHM &&
      header.enc === BID_CONTENT_ALGORITHM &&
      header.bid === id &&
      header.rfp === terms.rfp &&
      header.round === terms.round &&
      header.deadline === terms.deadline &&
      header.participant === terms.participant
    );
  } catch {
    return false;
  }
}

/** Returns the content of a bid, or null if it was sealed for another key, bid, vendor, or deadline. */
export async function openBid(secret: string, bid: SealedBid): Promise<unknown> {
  if (!isBoundTo(bid)) return null;
  try {
    const { plaintext } = await compactDecrypt(bid.envelope, await derivePrivateKey(secret, bid), {
      keyManagementAlgorithms: [BID_KEY_ALGORITHM],
      contentEncryptionAlgorithms: [BID_CONTENT_ALGORITHM],
    });
    return JSON.parse(new TextDecoder().decode(plaintext));
  } catch {
    return null;
  }
}

const AES_GCM = 'AES-GCM';

/** Returns the content of a sealed file, or null if it was changed or encrypted with another key. */
export async function openBidFile(
  sealed: Uint8Array<ArrayBuffer>,
  k: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const key = await crypto.subtle.importKey('jwk', { kty: 'oct', k }, AES_GCM, false, [
      'decrypt',
    ]);
    const iv = sealed.subarray(0, BID_FILE_IV_BYTES);
    const content = sealed.subarray(BID_FILE_IV_BYTES);
    return new Uint8Array(await crypto.subtle.decrypt({ name: AES_GCM, iv }, key, content));
  } catch {
    return null;
  }
}

interface Receipt extends SealedBid {
  readonly receivedAt: string;
}

/** Signs when a bid arrived. A row that another path wrote to the database has no valid receipt. */
export async function signReceipt(secret: string, receipt: Receipt): Promise<string> {
  const { id, rfp, round, deadline, participant, envelope, receivedAt } = receipt;
  const key = await crypto.subtle.importKey(
    'raw',
    await derive(secret, JSON.stringify(['receipt']), 32),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const text = JSON.stringify([id, rfp, round, deadline, participant, receivedAt, envelope]);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytesOf(text)));
  return btoa(String.fromCharCode(...mac))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
