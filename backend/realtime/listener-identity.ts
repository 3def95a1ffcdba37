import { decodeJwt } from 'jose';
import { type Claims, InvalidTokenError } from '../auth/tokens.ts';
import type { RequestIdentity } from '../db/engine.ts';
import type { KeyKind } from '../http/identity.ts';

/** A listener: the identity used to query the database, and its expiry. */
export interface ListenerIdentity {
  role: RequestIdentity['role'];
  /** The claims as the database sees them. */
  claims: string;
  /** The account and session of a token; a key has neither. */
  account?: string;
  session?: string;
  /** Seconds since 1970; a data folder's key does not expire. */
  expiresAt?: number;
}

/** A rejected token, with a hosted project's message. */
export class RealtimeTokenError extends Error {
  readonly code: 'InvalidJWTToken' | 'JwtSignatureError' | 'MalformedJWT';
  constructor(code: RealtimeTokenError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export const expiredMessage = (expiresAt: number, now = Date.now()): string =>
  `Token has expired ${Math.max(0, Math.floor(now / 1000) - expiresAt)} seconds ago`;

export const hasExpired = ({ expiresAt }: ListenerIdentity, now = Date.now()): boolean =>
  expiresAt !== undefined && expiresAt * 1000 <= now;

/** Returns the reader of a request with a key only. */
export function getKeyIdentity(kind: KeyKind): ListenerIdentity {
  const role = kind === 'secret' ? 'service_role' : 'anon';
  return { role, claims: JSON.stringify({ role }) };
}

/** True if a client sent a key instead of a token, as it does before sign-in. */
export const isKey = (token: string): boolean => token.startsWith('sb_');

export async function getTokenIdentity(
  token: string,
  verify: (token: string) => Promise<Claims>,
): Promise<ListenerIdentity> {
  try {
    const claims = await verify(token);
    return {
      role: claims.role,
      claims: JSON.stringify(claims),
      expiresAt: claims.exp,
      account: claims.sub,
      ...(claims.session_id === undefined ? {} : { session: claims.session_id }),
    };
  } catch (error) {
    if (!(error instanceof InvalidTokenError)) throw error;
    throw toTokenError(token, error);
  }
}

function toTokenError(token: string, { reason }: InvalidTokenError): RealtimeTokenError {
  try {
    const { exp } = decodeJwt(token);
    if (reason === 'expired')
      return new RealtimeTokenError('InvalidJWTToken', expiredMessage(exp ?? 0));
    return new RealtimeTokenError('JwtSignatureError', 'Failed to validate JWT signature');
  } catch {
    return new RealtimeTokenError('MalformedJWT', 'The token provided is not a valid JWT');
  }
}
