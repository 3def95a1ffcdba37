import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../keys.ts';

/** Unguessable 256 bits: links, refresh tokens, exchange codes. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

export const makeCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

/** Returns a token's stored hash: enough to recognize it, not to use it. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** Compares in constant time, so timing doesn't reveal how much of a guess was right. */
export function isSameSecret(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

const keyed = (keys: Keys, purpose: string, ...parts: string[]): string =>
  createHmac('sha256', keys.jwtSecret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

/**
 * Returns a six-digit code's stored hash. Keyed, because a plain hash of a million possible codes is reversed in a
 * second, and bound to one token and one address.
 */
export const hashCode = (keys: Keys, tokenId: string, address: string, code: string): string =>
  keyed(keys, 'one-time-code', tokenId, address, code);

/**
 * Derives the next refresh token. Requires the old token and the server's key, so the server can return it twice
 * without storing it.
 */
export const deriveNextToken = (keys: Keys, token: string): string =>
  keyed(keys, 'refresh-token-successor', token);
