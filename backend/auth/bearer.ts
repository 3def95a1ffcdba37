import type { Context } from 'hono';
import type { Sql } from '../db/engine.ts';
import { FRONT_HEADERS } from '../http/front-headers.ts';
import type { AuthService } from './deps.ts';
import { AuthFailure } from './failure.ts';
import { toLimitKey } from './network-address.ts';
import { isSameSecret } from './secrets.ts';
import { isSessionLive } from './sessions.ts';
import { type Claims, InvalidTokenError, verifyAccessToken } from './tokens.ts';
import { findUserById, isBanned, lockUser, type UserRow } from './users.ts';

const readBearer = (c: Context): string | undefined =>
  /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

const noBearer = () =>
  new AuthFailure(401, 'no_authorization', 'This endpoint requires a valid Bearer token');

async function verify(auth: AuthService, token: string): Promise<Claims> {
  try {
    return await verifyAccessToken(token, auth.keys, auth.now());
  } catch (error) {
    const isExpired = error instanceof InvalidTokenError && error.reason === 'expired';
    const why = isExpired ? 'token is expired' : 'unable to parse or verify signature';
    throw new AuthFailure(403, 'bad_jwt', `invalid JWT: ${why}`);
  }
}

/** Returns the claims of a signed-in caller. `loadCaller` checks whether the session is still alive. */
export async function requireBearer(
  auth: AuthService,
  c: Context,
): Promise<Claims & { session_id: string }> {
  const token = readBearer(c);
  if (!token) throw noBearer();
  const claims = await verify(auth, token);
  const { session_id } = claims;
  if (claims.role !== 'authenticated' || !session_id) {
    throw new AuthFailure(403, 'bad_jwt', 'invalid JWT: not the token of a session');
  }
  await auth.limiter.spend('requestsPerAccount', claims.sub);
  return { ...claims, session_id };
}

/** Returns the account of a bearer. A genuine token may belong to a signed-out session, so the row decides. */
export async function loadCaller(
  sql: Sql,
  claims: { sub: string; session_id: string },
  now: Date,
): Promise<UserRow> {
  const user = await findUserById(sql, claims.sub);
  if (!user || user.deleted_at) {
    throw new AuthFailure(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (isBanned(user, now)) throw new AuthFailure(403, 'user_banned', 'User is banned');
  if (!(await isSessionLive(sql, claims.session_id, claims.sub, now))) {
    throw new AuthFailure(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  }
  return user;
}

/** Same as `loadCaller`, for a transaction that changes the account. Call it before any other change. */
export async function lockCaller(
  sql: Sql,
  claims: { sub: string; session_id: string },
  now: Date,
): Promise<UserRow> {
  await lockUser(sql, claims.sub);
  return loadCaller(sql, claims, now);
}

async function isAdmin(auth: AuthService, c: Context): Promise<boolean> {
  if (c.req.header(FRONT_HEADERS.key) === 'secret') return true;
  const token = readBearer(c);
  if (!token) throw noBearer();
  if (isSameSecret(token, auth.keys.secretKey)) return true;
  return (await verify(auth, token)).role === 'service_role';
}

/** Admits only the secret key. Failures are rate-limited so the key can't be guessed. */
export async function requireAdmin(auth: AuthService, c: Context): Promise<void> {
  let failure: unknown;
  try {
    if (await isAdmin(auth, c)) return;
    failure = new AuthFailure(403, 'not_admin', 'User not allowed');
  } catch (error) {
    failure = error;
  }
  const address = toLimitKey(auth.clientAddress(c.req.raw));
  await auth.limiter.spend('adminRefusalsPerAddress', address);
  throw failure;
}
