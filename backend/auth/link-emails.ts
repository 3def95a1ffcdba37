import { routes } from '../../shared/routes/table.ts';
import type {
  CodeEmailData,
  VerificationEmail,
  VerificationEmailData,
} from '../../supabase/functions/_shared/emails/auth-emails.ts';
import type { Sql } from '../db/engine.ts';
import { queueMessage } from '../outbox/queue.ts';
import type { AuthService } from './deps.ts';
import { type Challenge, startFlow } from './flow-state.ts';
import { issueToken, type TokenType, VALID_HOURS } from './one-time-tokens.ts';
import { lockUser, type UserRow } from './users.ts';

/** Requests that require proof of an address. */
export type LinkKind =
  | 'signup'
  | 'invite'
  | 'magiclink'
  | 'recovery'
  | 'email_change'
  | 'email_change_current';

interface Rule {
  tokenType: TokenType;
  template: VerificationEmail;
  /** GoTrue's name for the sign-in method that ends with this link. */
  method: string;
  hasCode: boolean;
}

const RULES: Readonly<Record<LinkKind, Rule>> = {
  signup: {
    tokenType: 'confirmation_token',
    template: 'confirm',
    method: 'email/signup',
    hasCode: true,
  },
  invite: { tokenType: 'confirmation_token', template: 'invite', method: 'invite', hasCode: false },
  magiclink: {
    tokenType: 'recovery_token',
    template: 'magic_link',
    method: 'magiclink',
    hasCode: true,
  },
  recovery: {
    tokenType: 'recovery_token',
    template: 'recovery',
    method: 'recovery',
    hasCode: true,
  },
  email_change: {
    tokenType: 'email_change_token_new',
    template: 'email_change',
    method: 'email_change',
    hasCode: true,
  },
  email_change_current: {
    tokenType: 'email_change_token_current',
    template: 'email_leaving',
    method: 'email_change',
    hasCode: true,
  },
};

export interface LinkRequest {
  kind: LinkKind;
  userId: string;
  address: string;
  redirectTo: string;
  challenge?: Challenge | undefined;
  /** The account already existed and was never confirmed. */
  isRepeated?: boolean;
  /** The sign-up that is applied to the account when this link confirms it. */
  signUpId?: string | null;
  now: Date;
}

export interface Link {
  url: string;
  token: string;
  code: string | undefined;
}

/** Records when the last link of this kind was sent, in GoTrue's columns. */
async function noteSent(sql: Sql, { kind, userId, address, now }: LinkRequest): Promise<void> {
  const at = now.toISOString();
  if (kind === 'signup' || kind === 'invite') {
    await sql`update auth.users set confirmation_sent_at = ${at}, updated_at = ${at}
              where id = ${userId}`;
  } else if (kind === 'email_change') {
    await sql`update auth.users
              set email_change = ${address}, email_change_confirm_status = 0,
                email_change_sent_at = ${at}, updated_at = ${at}
              where id = ${userId}`;
  } else if (kind !== 'email_change_current') {
    await sql`update auth.users set recovery_sent_at = ${at}, updated_at = ${at}
              where id = ${userId}`;
  }
}

/** Creates a one-time link that proves an address, without sending it. */
export async function makeLink(
  auth: AuthService,
  sql: Sql,
  request: LinkRequest & { withCode?: boolean },
): Promise<Link> {
  const { kind, userId, address, redirectTo, challenge, now } = request;
  const { tokenType, method, hasCode } = RULES[kind];
  await lockUser(sql, userId);
  const flowStateId = challenge
    ? await startFlow(sql, { ...challenge, userId, authenticationMethod: method, now })
    : null;
  const withCode = request.withCode ?? hasCode;
  const signUpId = request.signUpId ?? null;
  const issue = { userId, type: tokenType, address, flowStateId, method, signUpId, withCode, now };
  const { token, code } = await issueToken(sql, auth.keys, issue);
  await noteSent(sql, request);
  return { url: linkTo(auth, kind, token, redirectTo), token, code };
}

/** True if the screen at `target` redeems the token itself after a button press. */
function spendsItself(kind: LinkKind, { pathname, searchParams }: URL): boolean {
  if (kind !== 'recovery') return pathname === routes.authConfirm.path;
  const isLanding = pathname === routes.auth.path && searchParams.get('mode') === 'reset';
  return isLanding || pathname === routes.resetPassword.path;
}

/**
 * Links to this site open a screen that asks before it confirms, because mail scanners open links and would use them
 * up. Links to other sites go through `/verify`, which redirects the browser.
 */
function linkTo(auth: AuthService, kind: LinkKind, token: string, redirectTo: string): string {
  const site = new URL(auth.siteUrl()).origin;
  const target = new URL(redirectTo);
  const type = kind === 'email_change_current' ? 'email_change' : kind;
  if (target.origin === site && spendsItself(kind, target)) {
    target.searchParams.set('token_hash', token);
    target.searchParams.set('type', type);
    return target.href;
  }
  const query = new URLSearchParams({ token, type, redirect_to: redirectTo });
  return `${site}/auth/v1/verify?${query}`;
}

/** Emails a code that replaces the password for the next change. It doesn't sign anyone in. */
export async function sendNonce(
  auth: AuthService,
  sql: Sql,
  user: UserRow,
  now: Date,
): Promise<void> {
  const type = 'reauthentication_token';
  const issue = { userId: user.id, type, address: user.email, withCode: true, now } as const;
  const free = { flowStateId: null, method: 'reauthentication', signUpId: null };
  const { code } = await issueToken(sql, auth.keys, { ...issue, ...free });
  await sql`
    update auth.users set reauthentication_sent_at = ${now.toISOString()} where id = ${user.id}`;
  const validHours = VALID_HOURS[type];
  const facts: CodeEmailData = { code: code ?? '', validHours };
  await queueMessage(sql, { to: user.email, template: 'reauthentication', facts, validHours });
}

/** Creates a link and queues the email with it. */
export async function sendLink(auth: AuthService, sql: Sql, request: LinkRequest): Promise<void> {
  const { url, code } = await makeLink(auth, sql, request);
  const { template: base, tokenType } = RULES[request.kind];
  const template = base === 'confirm' && request.isRepeated ? 'confirm_again' : base;
  const validHours = VALID_HOURS[tokenType];
  const facts: VerificationEmailData = { link: url, code, validHours };
  await queueMessage(sql, { to: request.address, template, facts, validHours });
}
