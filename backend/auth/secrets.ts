import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../keys.ts';

/** 256 bits that nobody can guess: links, refresh tokens, exchange codes. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

export const makeCode = (): string => randomInt(1_000_000).toString().padStart(6, '0');

/** What is stored of a token: enough to recognise it, not enough to use it. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex');

/** Compares in constant time, so that timing does not reveal how much of a guess was right. */
export function isSameSecret(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

const keyed = (keys: Keys, purpose: string, ...parts: string[]): string =>
  createHmac('sha256', keys.jwtSecret)
    .update(JSON.stringify([purpose, ...parts]))
    .digest('base64url');

/**
 * What is stored of a six-digit code. It is keyed, because a plain hash of a million possible codes
 * is reversed in a second, and bound to one token and one address.
 */
export const hashCode = (keys: Keys, tokenId: string, address: string, code: string): string =>
  keyed(keys, 'one-time-code', tokenId, address, code);

/**
 * The refresh token that follows another. Only the holder of the old one and of the server's key
 * can make it, so the server can hand it out twice without ever storing it.
 */
export const succeedToken = (keys: Keys, token: string): string =>
  keyed(keys, 'refresh-token-successor', token);
