import type { Sql } from '../db/engine.ts';
import type { AuthService } from './deps.ts';
import { AuthFailure } from './failure.ts';
import { hasVerifiedFactor } from './mfa/factors.ts';
import { levelOf } from './mfa/raise-session.ts';
import { redeemCode } from './one-time-tokens.ts';
import { isPasswordOf } from './passwords.ts';
import { readProofs } from './sessions.ts';
import type { UserRow } from './users.ts';

/** How long a session counts as just signed in: enough to open the settings and change the address. */
const FRESH_SECONDS = 15 * 60;

/** How long the link for a forgotten password lets its session choose one. */
const RECOVERY_SECONDS = 60 * 60;

/** What a change shows beside its session. */
export interface Shown {
  current_password?: string | null | undefined;
  nonce?: string | null | undefined;
}

/** What the session itself has shown. */
export interface Standing {
  isFresh: boolean;
  /** It came out of the link for a forgotten password, and no password was chosen with it yet. */
  isRecovery: boolean;
}

interface CallerSession {
  userId: string;
  sessionId: string;
}

/** True if the factor that raised the session was set up in that session. Such a factor proves nothing. */
async function isRaisedByOwnFactor(sql: Sql, sessionId: string): Promise<boolean> {
  const rows = await sql`
    select from auth.sessions s join auth.mfa_factors f on f.id = s.factor_id
    where s.id = ${sessionId} and f.created_at >= s.created_at`;
  return rows.length > 0;
}

/**
 * Refuses a change of second factors in a session that has proven nothing lately. supabase-js sends no
 * password with these calls, so the proof is a sign-in, or a code of a factor from before this session.
 */
export async function requireFreshSession(
  sql: Sql,
  session: CallerSession,
  hasPassword: boolean,
  now: Date,
): Promise<void> {
  if ((await readStanding(sql, session, now)).isFresh) return;
  const code =
    hasPassword && !(await hasVerifiedFactor(sql, session.userId))
      ? 'current_password_required'
      : 'reauthentication_needed';
  const sentence = 'Changing how you sign in requires a sign-in within the last 15 minutes';
  throw new AuthFailure(400, code, sentence);
}

/**
 * Reads what the session has shown before it changes how to sign in. An account with a second factor
 * shows that first: whoever finds a browser open, or a mailbox, must not take the account over.
 */
export async function readStanding(sql: Sql, session: CallerSession, now: Date): Promise<Standing> {
  const isWeak = (await levelOf(sql, session.sessionId)) !== 'aal2';
  if (isWeak && (await hasVerifiedFactor(sql, session.userId))) {
    const sentence = 'AAL2 session is required to update email or password when MFA is enabled.';
    throw new AuthFailure(401, 'insufficient_aal', sentence);
  }
  const proofs = await readProofs(sql, session.sessionId);
  const isOwnFactor = await isRaisedByOwnFactor(sql, session.sessionId);
  // The links of an address change prove a mailbox that may not have been the account's until now.
  const countsFor = (method: string) =>
    method !== 'email_change' && !(method === 'totp' && isOwnFactor);
  const age = (timestamp: number) => now.getTime() / 1000 - timestamp;
  return {
    isFresh: proofs.some((p) => countsFor(p.method) && age(p.timestamp) < FRESH_SECONDS),
    isRecovery: proofs.some((p) => p.method === 'recovery' && age(p.timestamp) < RECOVERY_SECONDS),
  };
}

/** The recovery was used: a second password asks for the first. */
export const spendRecovery = (sql: Sql, sessionId: string) =>
  sql`update auth.mfa_amr_claims set authentication_method = 'otp'
      where session_id = ${sessionId} and authentication_method = 'recovery'`;

async function isCodeRight(auth: AuthService, user: UserRow, code: string, now: Date) {
  const guess = { address: user.email, code, types: ['reauthentication_token'] as const, now };
  // In a transaction of its own: a wrong guess has to be counted although the change fails.
  const redeemed = await auth.engine.write('system', (sql) => redeemCode(sql, auth.keys, guess));
  return redeemed?.userId === user.id;
}

/**
 * Lets a change of the password or the address pass for the current password, for the code that
 * `/reauthenticate` mailed, or for what `standing` says is enough.
 */
export async function requireShown(
  auth: AuthService,
  user: UserRow,
  shown: Shown,
  isEnough: boolean,
  now: Date,
): Promise<void> {
  if (isEnough) return;
  if (shown.nonce) {
    if (await isCodeRight(auth, user, shown.nonce, now)) return;
    throw new AuthFailure(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
  if (!user.encrypted_password) {
    const sentence = 'Changing how you sign in requires reauthentication';
    throw new AuthFailure(400, 'reauthentication_needed', sentence);
  }
  if (!shown.current_password) {
    const sentence = 'Current password required when setting new password or email.';
    throw new AuthFailure(400, 'current_password_required', sentence);
  }
  const { passwordCost } = auth.limits;
  if (await isPasswordOf(shown.current_password, user.encrypted_password, passwordCost)) return;
  throw new AuthFailure(400, 'current_password_mismatch', 'Current password does not match.');
}
