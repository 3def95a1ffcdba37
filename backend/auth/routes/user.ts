import { Hono } from 'hono';
import { z } from 'zod';
import type { Sql } from '../../db/engine.ts';
import { writeAudit } from '../audit.ts';
import { loadCaller, lockCaller, requireBearer } from '../bearer.ts';
import { runWithDecoy } from '../decoy.ts';
import { type AuthService, getRequestSource } from '../deps.ts';
import { consumeEmailQuota } from '../email-limits.ts';
import { AuthFailure } from '../failure.ts';
import { readChallenge } from '../flow-state.ts';
import { sendLink } from '../link-emails.ts';
import { hashPassword, isPasswordOf, requireStrongPassword } from '../passwords.ts';
import {
  consumeRecovery,
  readSessionFreshness,
  requireCredentials,
} from '../recent-authentication.ts';
import {
  challengeFields,
  emailSchema,
  mergeMetadata,
  metadataSchema,
  passwordSchema,
  readBody,
} from '../request-bodies.ts';
import { setPassword, setUserMetadata } from '../user-changes.ts';
import { readUserView } from '../user-view.ts';
import { findUserByEmail, findUserById, type UserRow } from '../users.ts';

const bodySchema = z.object({
  email: emailSchema.nullish(),
  password: passwordSchema.nullish(),
  current_password: passwordSchema.nullish(),
  nonce: z.string().trim().max(64).nullish(),
  data: metadataSchema.nullish(),
  ...challengeFields,
});

const samePassword = () =>
  new AuthFailure(422, 'same_password', 'New password should be different from the old password.');

async function readUser(sql: Sql, userId: string) {
  const user = await findUserById(sql, userId);
  if (!user) throw new AuthFailure(404, 'user_not_found', 'User not found');
  return readUserView(sql, user);
}

/** The signed-in account and its owner's changes to it. */
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
    // Also stops a stolen session from testing passwords against the "same as the old one" error.
    await auth.limiter.spend('changePerAccount', claims.sub);
    const body = await readBody(c, bodySchema);
    const challenge = readChallenge(body);
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    const { before, standing } = await auth.engine.read('system', async (sql) => {
      const user = await loadCaller(sql, claims, now);
      const isDelicate = Boolean(body.password) || (body.email && body.email !== user.email);
      const session = { userId: user.id, sessionId: claims.session_id };
      return {
        before: user,
        standing: isDelicate && (await readSessionFreshness(sql, session, now)),
      };
    });

    const email = body.email && body.email !== before.email ? body.email : undefined;
    if (body.password) requireStrongPassword(body.password);
    if (standing) {
      const { isFresh, isRecovery } = standing;
      // Changing a password always requires the current one, even in a fresh session.
      const isPasswordFree = isRecovery || (isFresh && !before.encrypted_password);
      await requireCredentials(auth, before, body, body.password ? isPasswordFree : isFresh, now);
    }
    let hash: string | undefined;
    if (body.password) {
      const { passwordCost } = auth.limits;
      if (await isPasswordOf(body.password, before.encrypted_password, passwordCost))
        throw samePassword();
      hash = await hashPassword(body.password, passwordCost);
    }
    if (email) {
      await consumeEmailQuota(auth, c, 'email_change', claims.sub);
      await consumeEmailQuota(auth, c, 'email_change', email);
    }
    const redirectTo = auth.redirects.choose(c.req.query('redirect_to'));

    const view = await auth.engine.write('system', async (sql) => {
      const user = await lockCaller(sql, claims, now);
      const entry = { actorId: user.id, origin, now };
      if (hash) {
        await setPassword(sql, { userId: user.id, hash, exceptSession: claims.session_id, now });
        await consumeRecovery(sql, claims.session_id);
        await writeAudit(sql, { ...entry, action: 'user_updated_password' });
      }
      if (body.data) {
        const merged = mergeMetadata(user.raw_user_meta_data, body.data);
        await setUserMetadata(sql, user.id, merged, now);
        await writeAudit(sql, { ...entry, action: 'user_modified', traits: { change: 'data' } });
      }
      if (email) {
        const request = { kind: 'email_change' as const, userId: user.id, redirectTo, challenge };
        await requestEmailChange(auth, sql, user, { ...request, address: email, now });
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
 * Sends confirmations to both addresses. If the new one already has an account, nothing is sent to it and the
 * response is the same; otherwise any account could be used to find out who else has one.
 */
async function requestEmailChange(
  auth: AuthService,
  sql: Sql,
  user: UserRow,
  request: Parameters<typeof sendLink>[2],
): Promise<void> {
  await sql`
    delete from auth.one_time_tokens
    where user_id = ${request.userId}
      and token_type in ('email_change_token_new', 'email_change_token_current')`;
  const isTaken = Boolean(await findUserByEmail(sql, request.address));
  await runWithDecoy(sql, isTaken ? undefined : user, request.now, (inner, { id: userId }) =>
    sendLink(auth, inner, { ...request, userId }),
  );
  const at = request.now.toISOString();
  await sql`
    update auth.users
    set email_change = ${request.address}, email_change_confirm_status = 0,
      email_change_sent_at = ${at}, updated_at = ${at}
    where id = ${request.userId}`;
  // An unverified address can't confirm anything.
  if (!user.email_confirmed_at) return;
  await sendLink(auth, sql, { ...request, kind: 'email_change_current', address: user.email });
}
