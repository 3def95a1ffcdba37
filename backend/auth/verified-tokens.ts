import type { Keys } from '../keys.ts';
import { type Claims, InvalidTokenError, verifyAccessToken } from './tokens.ts';

const REMEMBERED = 2_000;

/**
 * Verifies access tokens and caches genuine ones until they expire: a client sends the same token with every call.
 * The cache key is the whole token, so no other token can match it.
 */
export function createTokenVerifier(keys: Keys): (token: string) => Promise<Claims> {
  const genuine = new Map<string, Claims>();
  return async (token) => {
    const known = genuine.get(token);
    if (known) {
      if (known.exp * 1000 > Date.now()) return known;
      genuine.delete(token);
      throw new InvalidTokenError('expired');
    }
    const claims = await verifyAccessToken(token, keys);
    if (genuine.size >= REMEMBERED) {
      const [oldest = ''] = genuine.keys();
      genuine.delete(oldest);
    }
    genuine.set(token, claims);
    return claims;
  };
}
