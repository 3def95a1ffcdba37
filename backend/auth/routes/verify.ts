import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { writeAudit } from '../audit.ts';
import { type AuthService, getRequestSource } from '../deps.ts';
import { type AuthFailure, toFailure } from '../failure.ts';
import { issueExchangeCode } from '../flow-state.ts';
import { readGrant, type SessionGrant, signGrant } from '../grants.ts';
import { toLimitKey } from '../network-address.ts';
import { type Redeemed, redeemCode, redeemLink } from '../one-time-tokens.ts';
import {
  applyToken,
  codeInvalid,
  linkInvalid,
  ONE_ADDRESS_CONFIRMED,
  TOKEN_TYPES_BY_VERIFICATION,
} from '../redemption.ts';
import { emailSchema, readBody, validateInput } from '../request-bodies.ts';
import { openSession } from '../sessions.ts';
import { returnSignUpQuota } from '../sign-up-limits.ts';

const typeSchema = z.enum(['signup', 'invite', 'magiclink', 'recovery', 'email', 'email_change']);
const tokenSchema = z.string().min(1).max(512);

const linkSchema = z.object({ token: tokenSchema, type: typeSchema });
const byHashSchema = z.object({ token_hash: tokenSchema, type: typeSchema });
const byCodeSchema = z.object({
  email: emailSchema,
  token: z.string().trim().min(1).max(64),
  type: typeSchema,
});
const bodySchema = z.union(
  [byHashSchema, byCodeSchema],
  'Verify requires a type and either a token_hash or an email and a token',
);

const typesOf = (type: z.infer<typeof typeSchema>) => TOKEN_TYPES_BY_VERIFICATION[type] ?? [];

/**
 * Where a link sends the browser: with a session, with a code to exchange for one, or with a message about the
 * remaining step.
 */
type Landing = { granted: SessionGrant } | { exchangeCode: string } | { message: string };

async function followLink(auth: AuthService, c: Context, token: string, type: string) {
  const now = auth.now();
  const origin = getRequestSource(auth, c);
  const types = TOKEN_TYPES_BY_VERIFICATION[type] ?? [];
  let isSignUp = false;
  const landing = await auth.engine.write('system', async (sql): Promise<Landing> => {
    const redeemed = await redeemLink(sql, token, types, now);
    if (!redeemed) throw linkInvalid();
    const user = await applyToken(sql, redeemed, origin, now);
    isSignUp = redeemed.signUpId !== null;
    if (!user) return { message: ONE_ADDRESS_CONFIRMED };
    if (redeemed.flowStateId) {
      const exchangeCode = await issueExchangeCode(sql, redeemed.flowStateId, now);
      // Without its flow, a PKCE link must not fall back to tokens in the URL.
      if (!exchangeCode) throw linkInvalid();
      return { exchangeCode };
    }
    const { method } = redeemed;
    const session = await openSession(sql, { userId: user.id, method, origin, now });
    await writeAudit(sql, { action: 'login', actorId: user.id, origin, now });
    return { granted: await readGrant(sql, user.id, session) };
  });
  if (isSignUp) await returnSignUpQuota(auth, c);
  return landing;
}

function buildErrorUrl(target: string, failure: AuthFailure): string {
  const url = new URL(target);
  const facts = {
    error: failure.status >= 500 ? 'server_error' : 'access_denied',
    error_code: failure.code,
    error_description: failure.message,
  };
  for (const [name, value] of Object.entries(facts)) url.searchParams.set(name, value);
  url.hash = new URLSearchParams(facts).toString();
  return url.href;
}

async function landingUrl(auth: AuthService, target: string, type: string, landing: Landing) {
  const url = new URL(target);
  if ('exchangeCode' in landing) {
    url.searchParams.set('code', landing.exchangeCode);
    return url.href;
  }
  if ('message' in landing) {
    url.searchParams.set('message', landing.message);
    url.hash = new URLSearchParams(landing).toString();
    return url.href;
  }
  const { user: _, ...session } = await signGrant(auth, landing.granted, auth.now());
  const facts = Object.entries({ ...session, type }).map(([name, value]) => [name, `${value}`]);
  url.hash = new URLSearchParams(Object.fromEntries(facts)).toString();
  return url.href;
}

async function readProof(auth: AuthService, c: Context) {
  await auth.limiter.spend('verifyPerAddress', toLimitKey(auth.clientAddress(c.req.raw)));
  const body = await readBody(c, bodySchema);
  if ('email' in body) await auth.limiter.spend('verifyPerAccount', body.email);
  return body;
}

/** Verifies an address: by following a link (GET), or by its token or six-digit code (POST). */
export function verifyRoutes(auth: AuthService): Hono {
  const routes = new Hono();

  routes.get('/verify', async (c) => {
    // Mail scanners check links with HEAD before anyone clicks; that must not use up the token.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200);
    const target = auth.redirects.choose(c.req.query('redirect_to'));
    try {
      await auth.limiter.spend('verifyPerAddress', toLimitKey(auth.clientAddress(c.req.raw)));
      const { token, type } = validateInput(linkSchema, c.req.query());
      const landing = await followLink(auth, c, token, type);
      return c.redirect(await landingUrl(auth, target, type, landing), 303);
    } catch (error) {
      if (error instanceof Error) c.error = error;
      return c.redirect(buildErrorUrl(target, toFailure(error)), 303);
    }
  });

  routes.post('/verify', async (c) => {
    const body = await readProof(auth, c);
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    const types = typesOf(body.type);
    let isSignUp = false;
    const result = await auth.engine.write('system', async (sql) => {
      const redeemed: Redeemed | undefined =
        'email' in body
          ? await redeemCode(sql, auth.keys, { address: body.email, code: body.token, types, now })
          : await redeemLink(sql, body.token_hash, types, now);
      if (!redeemed) return undefined;
      const user = await applyToken(sql, redeemed, origin, now);
      if (!user) return { msg: ONE_ADDRESS_CONFIRMED, code: '200' };
      isSignUp = redeemed.signUpId !== null;
      const { method } = redeemed;
      const session = await openSession(sql, { userId: user.id, method, origin, now });
      await writeAudit(sql, { action: 'login', actorId: user.id, origin, now });
      return readGrant(sql, user.id, session);
    });
    // Throw only here: the count of wrong guesses must be committed first.
    if (!result) throw 'email' in body ? codeInvalid() : linkInvalid();
    if ('msg' in result) return c.json(result);
    if (isSignUp) await returnSignUpQuota(auth, c);
    return c.json(await signGrant(auth, result, auth.now()));
  });

  return routes;
}
