import type { Sql } from '../db/engine.ts';
import type { AuthService } from './deps.ts';
import { AuthFailure } from './failure.ts';
import { hasVerifiedFactor } from './mfa/factors.ts';
import { readAssuranceLevel } from './mfa/session-elevation.ts';
import { redeemCode } from './one-time-tokens.ts';
import { isPasswordOf } from './passwords.ts';
import { readAuthMethods } from './sessions.ts';
import type { UserRow } from './users.ts';

/** How long a session counts as just signed in: enough to open the settings and change the email. */
const FRESH_SECONDS = 15 * 60;

/** How long a password reset link lets its session set a password. */
const RECOVERY_SECONDS = 60 * 60;

/** Proof sent with a change, in addition to the session. */
export interface PresentedCredentials {
  current_password?: string | null | undefined;
  nonce?: string | null | undefined;
}

/** Proof provided by the session itself. */
export interface SessionFreshness {
  isFresh: boolean;
  /** The session was started by a password reset link and has not set a password yet. */
  isRecovery: boolean;
}

interface CallerSession {
  userId: string;
  sessionId: string;
}

/** True if the factor that raised the session was added in that same session. Such a factor proves nothing. */
async function isRaisedByOwnFactor(sql: Sql, sessionId: string): Promise<boolean> {
  const rows = await sql`
    select from auth.sessions s join auth.mfa_factors f on f.id = s.factor_id
    where s.id = ${sessionId} and f.created_at >= s.created_at`;
  return rows.length > 0;
}

/**
 * Rejects changes to second factors without a recent proof. supabase-js sends no password with these calls, so the
 * proof is a sign-in, or a code of a factor older than this session.
 */
export async function requireFreshSession(
  sql: Sql,
  session: CallerSession,
  hasPassword: boolean,
  now: Date,
): Promise<void> {
  if ((await readSessionFreshness(sql, session, now)).isFresh) return;
  const code =
    hasPassword && !(await hasVerifiedFactor(sql, session.userId))
      ? 'current_password_required'
      : 'reauthentication_needed';
  const message = 'Changing how you sign in requires a sign-in within the last 15 minutes';
  throw new AuthFailure(400, code, message);
}

/**
 * Reads the session's proof before a change of sign-in settings. An account with a second factor must show it first:
 * access to an open browser or a mailbox must not be enough to take over the account.
 */
export async function readSessionFreshness(
  sql: Sql,
  session: CallerSession,
  now: Date,
): Promise<SessionFreshness> {
  const isWeak = (await readAssuranceLevel(sql, session.sessionId)) !== 'aal2';
  if (isWeak && (await hasVerifiedFactor(sql, session.userId))) {
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new AuthFailure(401, 'insufficient_aal', message);
  }
  const proofs = await readAuthMethods(sql, session.sessionId);
  const isOwnFactor = await isRaisedByOwnFactor(sql, session.sessionId);
  // The links of an address change prove a mailbox that may not have belonged to the account before.
  const countsFor = (method: string) =>
    method !== 'email_change' && !(method === 'totp' && isOwnFactor);
  const age = (timestamp: number) => now.getTime() / 1000 - timestamp;
  return {
    isFresh: proofs.some((p) => countsFor(p.method) && age(p.timestamp) < FRESH_SECONDS),
    isRecovery: proofs.some((p) => p.method === 'recovery' && age(p.timestamp) < RECOVERY_SECONDS),
  };
}

/** The recovery is used up: setting another password requires the current one. */
export const consumeRecovery = (sql: Sql, sessionId: string) =>
  sql`update auth.mfa_amr_claims set authentication_method = 'otp'
      where session_id = ${sessionId} and authentication_method = 'recovery'`;

async function isCodeRight(auth: AuthService, user: UserRow, code: string, now: Date) {
  const guess = { address: user.email, code, types: ['reauthentication_token'] as const, now };
  // Runs in its own transaction, because a wrong guess must be counted even if the change fails.
  const redeemed = await auth.engine.write('system', (sql) => redeemCode(sql, auth.keys, guess));
  return redeemed?.userId === user.id;
}

/**
 * Allows a change of password or address with the current password, with the code emailed by `/reauthenticate`, or if
 * `standing` is sufficient.
 */
export async function requireCredentials(
  auth: AuthService,
  user: UserRow,
  shown: PresentedCredentials,
  isEnough: boolean,
  now: Date,
): Promise<void> {
  if (isEnough) return;
  if (shown.nonce) {
    if (await isCodeRight(auth, user, shown.nonce, now)) return;
    throw new AuthFailure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  if (!user.encrypted_password) {
    const message = 'Changing how you sign in requires reauthentication';
    throw new AuthFailure(400, 'reauthentication_needed', message);
  }
  if (!shown.current_password) {
    const message = 'Current password required when setting new password or email.';
    throw new AuthFailure(400, 'current_password_required', message);
  }
  const { passwordCost } = auth.limits;
  if (await isPasswordOf(shown.current_password, user.encrypted_password, passwordCost)) return;
  throw new AuthFailure(400, 'current_password_mismatch', 'Current password does not match.');
}
