import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Keys } from '../keys.ts';

export const ACCESS_TOKEN_SECONDS = 3600;
const ALGORITHM = 'HS256';

const claimsSchema = z.looseObject({
  sub: z.uuid(),
  role: z.enum(['anon', 'authenticated', 'service_role']),
  exp: z.number(),
  session_id: z.uuid().optional(),
  email: z.string().optional(),
});

/** Claims of a verified access token. Others are passed through unchanged. */
export type Claims = z.infer<typeof claimsSchema>;

/** Thrown for an invalid token; `expired` ones were genuine. */
export class InvalidTokenError extends Error {
  readonly reason: 'expired' | 'invalid';
  constructor(reason: 'expired' | 'invalid') {
    super(reason === 'expired' ? 'JWT expired' : 'JWT invalid');
    this.reason = reason;
  }
}

const secretOf = (keys: Pick<Keys, 'jwtSecret'>) => new TextEncoder().encode(keys.jwtSecret);

export function signAccessToken(
  keys: Pick<Keys, 'jwtSecret'>,
  claims: JWTPayload & { sub: string; role: string; session_id: string },
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(secretOf(keys));
}

/**
 * Returns the claims of a genuine, unexpired token of this backend, or throws `TokenRefused`. The
 * algorithm is pinned: a token that names another one, or `none`, is a forgery.
 */
export async function verifyAccessToken(
  token: string,
  keys: Pick<Keys, 'jwtSecret'>,
  now: Date = new Date(),
): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, secretOf(keys), {
      algorithms: [ALGORITHM],
      requiredClaims: ['exp', 'sub', 'role'],
      currentDate: now,
    });
    return claimsSchema.parse(payload);
  } catch (error) {
    throw new InvalidTokenError(error instanceof errors.JWTExpired ? 'expired' : 'invalid');
  }
}
