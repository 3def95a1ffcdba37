import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Sql } from '../../db/engine.ts';
import { writeAudit } from '../audit.ts';
import { type AuthService, getRequestSource } from '../deps.ts';
import { AuthFailure, emailExists } from '../failure.ts';
import { type LinkKind, makeLink, sendLink } from '../link-emails.ts';
import { hashPassword, requireStrongPassword } from '../passwords.ts';
import {
  emailSchema,
  type Metadata,
  metadataSchema,
  passwordSchema,
  readBody,
} from '../request-bodies.ts';
import { recordSignUp } from '../sign-ups.ts';
import { readUserView } from '../user-view.ts';
import { findUserByEmail, findUserById, insertUser, type UserRow } from '../users.ts';

const inviteSchema = z.object({ email: emailSchema, data: metadataSchema.nullish() });

const linkSchema = z.object({
  type: z.enum([
    'signup',
    'invite',
    'magiclink',
    'recovery',
    'email_change_new',
    'email_change_current',
  ]),
  email: emailSchema,
  new_email: emailSchema.nullish(),
  password: passwordSchema.nullish(),
  data: metadataSchema.nullish(),
  redirectTo: z.string().nullish(),
  redirect_to: z.string().nullish(),
});

interface LinkRequest {
  kind: LinkKind;
  email: string;
  passwordHash: string | null;
  data: Metadata;
}

/** Returns the account a link is for. Sign-ups, invitations and magic links create a missing one. */
async function accountFor(
  sql: Sql,
  requested: LinkRequest,
  now: Date,
): Promise<{ user: UserRow; signUpId: string | null }> {
  const { kind, email } = requested;
  const existing = await findUserByEmail(sql, email);
  const opens = kind === 'signup' || kind === 'invite';
  if (existing?.email_confirmed_at && opens) throw emailExists();
  if (existing && !opens) return { user: existing, signUpId: null };
  if (existing)
    return { user: existing, signUpId: await recordRequestedSignUp(sql, existing, requested, now) };
  if (!opens && kind !== 'magiclink') {
    throw new AuthFailure(404, 'user_not_found', 'User with this email not found');
  }
  const fresh = {
    id: randomUUID(),
    email,
    passwordHash: requested.passwordHash,
    isConfirmed: false,
    isInvited: kind === 'invite',
    userMetadata: requested.data,
    appMetadata: {},
  };
  const user = await insertUser(sql, fresh, now);
  if (!user) throw emailExists();
  return { user, signUpId: await recordRequestedSignUp(sql, user, requested, now) };
}

/** Earlier sign-ups by others with this address become void once this link is followed. */
const recordRequestedSignUp = (
  sql: Sql,
  { id: userId }: UserRow,
  requested: LinkRequest,
  now: Date,
) =>
  recordSignUp(sql, {
    userId,
    passwordHash: requested.passwordHash,
    metadata: requested.data,
    now,
  });

/** Recipient of the link: the new address, or the current one if it has to agree. */
async function targetAddress(
  sql: Sql,
  kind: LinkKind,
  user: UserRow,
  newEmail: string | null | undefined,
  now: Date,
): Promise<string> {
  if (kind !== 'email_change' && kind !== 'email_change_current') return user.email;
  if (!newEmail) throw new AuthFailure(400, 'validation_failed', 'new_email is required');
  if (await findUserByEmail(sql, newEmail)) throw emailExists();
  if (kind === 'email_change') return newEmail;
  await sql`
    update auth.users
    set email_change = ${newEmail}, email_change_confirm_status = 0,
      email_change_sent_at = ${now.toISOString()}, updated_at = ${now.toISOString()}
    where id = ${user.id}`;
  return user.email;
}

const readView = async (sql: Sql, user: UserRow) =>
  readUserView(sql, (await findUserById(sql, user.id)) ?? user);

/** Invitations, and links that the holder of the secret key delivers by other means. */
export function adminLinkRoutes(auth: AuthService): Hono {
  const routes = new Hono();

  routes.post('/invite', async (c) => {
    const body = await readBody(c, inviteSchema);
    const redirectTo = auth.redirects.choose(c.req.query('redirect_to'));
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    const view = await auth.engine.write('system', async (sql) => {
      const requested = { kind: 'invite' as const, email: body.email, passwordHash: null };
      const account = { ...requested, data: body.data ?? {} };
      const { user, signUpId } = await accountFor(sql, account, now);
      const link = { kind: requested.kind, userId: user.id, address: user.email, redirectTo, now };
      await sendLink(auth, sql, { ...link, signUpId });
      await writeAudit(sql, { action: 'user_invited', actorId: user.id, origin, now });
      return readView(sql, user);
    });
    return c.json(view);
  });

  routes.post('/admin/generate_link', async (c) => {
    const body = await readBody(c, linkSchema);
    const kind: LinkKind = body.type === 'email_change_new' ? 'email_change' : body.type;
    if (kind === 'signup') {
      if (!body.password) throw new AuthFailure(400, 'validation_failed', 'password is required');
      requireStrongPassword(body.password);
    }
    const passwordHash =
      kind === 'signup' && body.password
        ? await hashPassword(body.password, auth.limits.passwordCost)
        : null;
    const requested = c.req.query('redirect_to') ?? body.redirect_to ?? body.redirectTo;
    const redirectTo = auth.redirects.choose(requested);
    const now = auth.now();
    const origin = getRequestSource(auth, c);
    const result = await auth.engine.write('system', async (sql) => {
      const account = { kind, email: body.email, passwordHash, data: body.data ?? {} };
      const { user, signUpId } = await accountFor(sql, account, now);
      const address = await targetAddress(sql, kind, user, body.new_email, now);
      const request = { kind, userId: user.id, address, redirectTo, now, withCode: true };
      const link = await makeLink(auth, sql, { ...request, signUpId });
      const traits = { kind };
      const action = 'user_confirmation_requested';
      await writeAudit(sql, { action, actorId: user.id, origin, now, traits });
      return {
        ...(await readView(sql, user)),
        action_link: link.url,
        email_otp: link.code,
        hashed_token: link.token,
        redirect_to: redirectTo,
        verification_type: body.type,
      };
    });
    return c.json(result);
  });

  return routes;
}
