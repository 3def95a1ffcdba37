import { Hono } from 'hono';
import { z } from 'zod';
import type { Sql } from '../../db/engine.ts';
import { writeAudit } from '../audit.ts';
import { loadCaller, lockCaller, requireBearer } from '../bearer.ts';
import {
  challengeFields,
  emailSchema,
  mergeMetadata,
  metadataSchema,
  passwordSchema,
  readBody,
} from '../bodies.ts';
import { type AuthService, originOf } from '../deps.ts';
import { spendEmail } from '../email-limits.ts';
import { AuthFailure } from '../failure.ts';
import { readChallenge } from '../flow-state.ts';
import { sendLink } from '../letters.ts';
import { hasVerifiedFactor } from '../mfa/factors.ts';
import { levelOf } from '../mfa/raise-session.ts';
import { hashPassword, isPasswordOf, requireStrongPassword } from '../passwords.ts';
import { readProofs } from '../sessions.ts';
import { setPassword, setUserMetadata } from '../user-changes.ts';
import { readUserView } from '../user-view.ts';
import { findUserByEmail, findUserById } from '../users.ts';

const bodySchema = z.object({
  email: emailSchema.nullish(),
  password: passwordSchema.nullish(),
  current_password: passwordSchema.nullish(),
  data: metadataSchema.nullish(),
  ...challengeFields,
});

const samePassword = () =>
  new AuthFailure(422, 'same_password', 'New password should be different from the old password.');

/** Ways of signing in that prove the address and not the password: a forgotten one cannot be asked for. */
const BY_MAIL = new Set(['otp', 'magiclink', 'recovery', 'invite', 'email/signup']);

/**
 * What the session must show before it changes how to sign in: its second factor, if there is one, and
 * for a new password the current one. Whoever finds a browser open must not take the account over.
 */
async function requireProof(
  sql: Sql,
  session: { userId: string; sessionId: string },
): Promise<{ needsPassword: boolean }> {
  const isWeak = (await levelOf(sql, session.sessionId)) !== 'aal2';
  if (isWeak && (await hasVerifiedFactor(sql, session.userId))) {
    const sentence = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new AuthFailure(401, 'insufficient_aal', sentence);
  }
  const proofs = await readProofs(sql, session.sessionId);
  return { needsPassword: !proofs.some(({ method }) => BY_MAIL.has(method)) };
}

async function requireCurrentPassword(given: string | null | undefined, hash: string | null) {
  if (!given) {
    const sentence = 'Current password required when setting new password.';
    throw new AuthFailure(400, 'current_password_required', sentence);
  }
  if (await isPasswordOf(given, hash)) return;
  const sentence = 'Current password does not match.';
  throw new AuthFailure(400, 'current_password_mismatch', sentence);
}

async function readUser(sql: Sql, userId: string) {
  const user = await findUserById(sql, userId);
  if (!user) throw new AuthFailure(404, 'user_not_found', 'User not found');
  return readUserView(sql, user);
}

/** The signed-in account: what it is, and its owner's changes to it. */
export function userRoutes(auth: AuthService): Hono {
  const routes = new Hono();

  routes.get('/user', async (c) => {
    const claims = await requireBearer(auth, c);
    const view = await auth.engine.read('system', async (sql) => {
      const user = await loadCaller(sql, claims, auth.now());
      return readUserView(sql, user);
    });
    return c.json(view);
  });

  routes.put('/user', async (c) => {
    const claims = await requireBearer(auth, c);
    // Also stops a stolen session from trying passwords against the answer "same as the old one".
    await auth.limiter.spend('changePerAccount', claims.sub);
    const body = await readBody(c, bodySchema);
    const challenge = readChallenge(body);
    const now = auth.now();
    const origin = originOf(auth, c);
    const { before, needsPassword } = await auth.engine.read('system', async (sql) => {
      const user = await loadCaller(sql, claims, now);
      const isDelicate = Boolean(body.password) || (body.email && body.email !== user.email);
      const session = { userId: user.id, sessionId: claims.session_id };
      const proof = isDelicate ? await requireProof(sql, session) : { needsPassword: false };
      return { before: user, ...proof };
    });

    const email = body.email && body.email !== before.email ? body.email : undefined;
    let hash: string | undefined;
    if (body.password) {
      requireStrongPassword(body.password);
      if (needsPassword && before.encrypted_password) {
        await requireCurrentPassword(body.current_password, before.encrypted_password);
      }
      if (await isPasswordOf(body.password, before.encrypted_password)) throw samePassword();
      hash = await hashPassword(body.password);
    }
    if (email) {
      await spendEmail(auth, c, 'email_change', claims.sub);
      await spendEmail(auth, c, 'email_change', email);
    }
    const redirectTo = auth.redirects.choose(c.req.query('redirect_to'));

    const view = await auth.engine.write('system', async (sql) => {
      const user = await lockCaller(sql, claims, now);
      const entry = { actorId: user.id, origin, now };
      if (hash) {
        await setPassword(sql, { userId: user.id, hash, exceptSession: claims.session_id, now });
        await writeAudit(sql, { ...entry, action: 'user_updated_password' });
      }
      if (body.data) {
        const merged = mergeMetadata(user.raw_user_meta_data, body.data);
        await setUserMetadata(sql, user.id, merged, now);
        await writeAudit(sql, { ...entry, action: 'user_modified', traits: { change: 'data' } });
      }
      if (email) {
        const request = { kind: 'email_change' as const, userId: user.id, redirectTo, challenge };
        await requestEmailChange(auth, sql, { ...request, address: email, now });
        const traits = { change: 'email_requested' };
        await writeAudit(sql, { ...entry, action: 'user_modified', traits });
      }
      return readUser(sql, user.id);
    });
    return c.json(view);
  });

  return routes;
}

/**
 * Asks the new address to confirm. If it has an account, nothing is sent and the answer is the same:
 * otherwise any account could be used to find out who else has one.
 */
async function requestEmailChange(
  auth: AuthService,
  sql: Sql,
  request: Parameters<typeof sendLink>[2],
): Promise<void> {
  if (!(await findUserByEmail(sql, request.address))) return sendLink(auth, sql, request);
  const at = request.now.toISOString();
  await sql`
    delete from auth.one_time_tokens
    where user_id = ${request.userId} and token_type = 'email_change_token_new'`;
  await sql`
    update auth.users
    set email_change = ${request.address}, email_change_sent_at = ${at}, updated_at = ${at}
    where id = ${request.userId}`;
}
