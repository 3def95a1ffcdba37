import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { writeAudit } from '../audit.ts';
import { type AuthService, getRequestSource, type RequestSource } from '../deps.ts';
import { AuthFailure } from '../failure.ts';
import { spendExchangeCode } from '../flow-state.ts';
import { readGrant, type SessionGrant, signGrant } from '../grants.ts';
import { reportFailedAttempt } from '../hooks.ts';
import { isKnownDevice } from '../known-devices.ts';
import type { RateLimitName } from '../limits.ts';
import { toLimitKey } from '../network-address.ts';
import { isPasswordOf } from '../passwords.ts';
import { refresh } from '../refresh.ts';
import { emailSchema, passwordSchema, readBody } from '../request-bodies.ts';
import { waitForNextInterval } from '../response-timing.ts';
import { openSession } from '../sessions.ts';
import { findUserByEmail, findUserById, isBanned, lockUser } from '../users.ts';

const passwordBody = z.object({ email: emailSchema, password: passwordSchema });
const refreshBody = z.object({ refresh_token: z.string().min(1).max(512) });
const exchangeBody = z.object({
  auth_code: z.string().min(1).max(512),
  code_verifier: z.string().min(1).max(512),
});

const invalidCredentials = () =>
  new AuthFailure(400, 'invalid_credentials', 'Invalid login credentials');
const banned = () => new AuthFailure(403, 'user_banned', 'User is banned');

/** Placeholder account for an unknown address. */
const UNKNOWN_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Records the failure for the account, if there is one. The response waits for it and for the timing beat: done
 * afterwards, it would delay the next request only after a known address.
 */
async function rejectPassword(
  auth: AuthService,
  userId: string,
  origin: RequestSource,
  start: number,
): Promise<never> {
  const recorded = auth.engine.write('system', async (sql) => {
    await reportFailedAttempt(sql, 'password_verification_attempt', userId, origin);
    // Writes in both cases, so both wait for the disk.
    await sql`
      insert into haven_local.settings (key, value) values ('refused_passwords', '1')
      on conflict (key) do update set value = (settings.value::bigint + 1)::text`;
  });
  // A full disk must not change the response to a wrong password.
  await recorded.catch(() => undefined);
  await waitForNextInterval(start, auth.limits.answerBeatMs);
  throw invalidCredentials();
}

/** Counters a password attempt uses; a known device has its own allowance. */
async function countPassword(
  auth: AuthService,
  attempt: { email: string; address: string; isKnown: boolean; origin: RequestSource },
) {
  const { email, address, isKnown, origin } = attempt;
  const counted: [RateLimitName, string][] = isKnown
    ? [['passwordPerKnownDevice', `${email} ${address} ${origin.userAgent}`]]
    : [
        ['passwordPerAddress', address],
        ['passwordPerAccountAndAddress', `${email} ${address}`],
        ['passwordPerAccount', email],
      ];
  for (const [name, key] of counted) await auth.limiter.spend(name, key);
  return async () => {
    // A whole office may sign in from one address, so only failed attempts count against it.
    for (const [name, key] of counted) await auth.limiter.giveBack(name, key);
    await auth.limiter.forgive('passwordPerAccountAndAddress', `${email} ${address}`);
  };
}

async function withPassword(auth: AuthService, c: Context): Promise<SessionGrant> {
  const start = performance.now();
  const { email, password } = await readBody(c, passwordBody);
  const now = auth.now();
  const origin = getRequestSource(auth, c);
  const address = toLimitKey(auth.clientAddress(c.req.raw));

  const { found, isKnown } = await auth.engine.read('system', async (sql) => {
    const user = await findUserByEmail(sql, email);
    return { found: user, isKnown: await isKnownDevice(sql, user?.id ?? UNKNOWN_ID, origin, now) };
  });
  const undo = await countPassword(auth, { email, address, isKnown, origin });
  const isRight = await isPasswordOf(
    password,
    found?.encrypted_password ?? null,
    auth.limits.passwordCost,
  );
  if (!found || !isRight) return rejectPassword(auth, found?.id ?? UNKNOWN_ID, origin, start);
  // From here the caller has proven the password and may see the account's state.
  if (isBanned(found, now)) throw banned();
  if (!found.email_confirmed_at) {
    throw new AuthFailure(400, 'email_not_confirmed', 'Email not confirmed');
  }
  await undo();
  return auth.engine.write('system', async (sql) => {
    const user = await lockUser(sql, found.id);
    // The password was changed during the comparison, so this one is no longer valid.
    if (user?.encrypted_password !== found.encrypted_password) throw invalidCredentials();
    const session = await openSession(sql, { userId: found.id, method: 'password', origin, now });
    await writeAudit(sql, { action: 'login', actorId: found.id, origin, now });
    return readGrant(sql, found.id, session);
  });
}

async function withRefreshToken(auth: AuthService, c: Context): Promise<SessionGrant> {
  await auth.limiter.spend('refreshPerAddress', toLimitKey(auth.clientAddress(c.req.raw)));
  const { refresh_token: token } = await readBody(c, refreshBody);
  const now = auth.now();
  const origin = getRequestSource(auth, c);
  const reuseSeconds = auth.limits.refreshReuseSeconds;

  const result = await auth.engine.write('system', async (sql) => {
    const refreshed = await refresh(sql, auth.keys, { token, reuseSeconds, now });
    if (refreshed.outcome === 'refused') return refreshed.failure;
    await auth.limiter.spend('refreshPerAccount', refreshed.userId);
    const entry = { actorId: refreshed.userId, origin, now };
    if (refreshed.outcome === 'theft') {
      await writeAudit(sql, { ...entry, action: 'token_revoked', traits: { reason: 'reuse' } });
      return refreshed.failure;
    }
    const user = await findUserById(sql, refreshed.userId);
    if (!user || isBanned(user, now)) throw banned();
    await writeAudit(sql, { ...entry, action: 'token_refreshed' });
    return readGrant(sql, refreshed.userId, refreshed.session);
  });
  if (result instanceof AuthFailure) throw result;
  return result;
}

async function withExchangeCode(auth: AuthService, c: Context): Promise<SessionGrant> {
  await auth.limiter.spend('codeExchangePerAddress', toLimitKey(auth.clientAddress(c.req.raw)));
  const { auth_code: code, code_verifier: verifier } = await readBody(c, exchangeBody);
  const now = auth.now();
  const origin = getRequestSource(auth, c);

  const result = await auth.engine.write('system', async (sql) => {
    const exchange = await spendExchangeCode(sql, code, verifier, now);
    if ('failure' in exchange) return exchange.failure;
    const user = await lockUser(sql, exchange.userId);
    if (!user || user.deleted_at || isBanned(user, now)) throw banned();
    const method = exchange.authenticationMethod;
    const session = await openSession(sql, { userId: user.id, method, origin, now });
    await writeAudit(sql, { action: 'login', actorId: user.id, origin, now });
    return readGrant(sql, user.id, session);
  });
  if (result instanceof AuthFailure) throw result;
  return result;
}

const GRANTS: Readonly<Record<string, (auth: AuthService, c: Context) => Promise<SessionGrant>>> = {
  password: withPassword,
  refresh_token: withRefreshToken,
  pkce: withExchangeCode,
};

/** Exchanges a password, a refresh token or an exchange code for a session. */
export function tokenRoutes(auth: AuthService): Hono {
  return new Hono().post('/token', async (c) => {
    const type = c.req.query('grant_type') ?? '';
    const grant = Object.hasOwn(GRANTS, type) ? GRANTS[type] : undefined;
    if (!grant) throw new AuthFailure(400, 'validation_failed', 'unsupported_grant_type');
    return c.json(await signGrant(auth, await grant(auth, c), auth.now()));
  });
}
