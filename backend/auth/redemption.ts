import type { Sql } from '../db/engine.ts';
import { writeAudit } from './audit.ts';
import type { RequestSource } from './deps.ts';
import { AuthFailure, emailExists } from './failure.ts';
import type { Redeemed, TokenType } from './one-time-tokens.ts';
import { applyConfirmedSignUp } from './sign-ups.ts';
import { confirmEmail, dropUnprovenPassword, setEmail } from './user-changes.ts';
import { findUserByEmail, findUserById, isBanned, type UserRow } from './users.ts';

/** Token types each verification `type` may redeem. `email` accepts any proof of an address. */
export const TOKEN_TYPES_BY_VERIFICATION: Readonly<Record<string, readonly TokenType[]>> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
};

export const linkInvalid = (): AuthFailure =>
  new AuthFailure(403, 'otp_expired', 'Email link is invalid or has expired');

export const codeInvalid = (): AuthFailure =>
  new AuthFailure(403, 'otp_expired', 'Token has expired or is invalid');

/** GoTrue's message after the first of two confirmations. */
export const ONE_ADDRESS_CONFIRMED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Records that one of two addresses agreed; changes the email once both have. Returns whether it changed. */
async function changeEmail(
  sql: Sql,
  user: UserRow,
  token: Redeemed,
  origin: RequestSource,
  now: Date,
): Promise<boolean> {
  const address = user.email_change;
  const isCurrent = token.type === 'email_change_token_current';
  if (!address || token.address !== (isCurrent ? user.email : address)) throw linkInvalid();
  if (user.email_change_confirm_status === 0) {
    await sql`
      update auth.users set email_change_confirm_status = 1, updated_at = ${now.toISOString()}
      where id = ${user.id}`;
    const traits = { change: 'email_confirmed_once' };
    await writeAudit(sql, { action: 'user_modified', actorId: user.id, origin, now, traits });
    return false;
  }
  if (await findUserByEmail(sql, address)) throw emailExists();
  await setEmail(sql, user.id, address, now);
  await confirmEmail(sql, user.id, now);
  const traits = { change: 'email' };
  await writeAudit(sql, { action: 'user_modified', actorId: user.id, origin, now, traits });
  return true;
}

async function provideProof(
  sql: Sql,
  user: UserRow,
  token: Redeemed,
  origin: RequestSource,
  now: Date,
) {
  // The token was sent to an address the account no longer has.
  if (user.email !== token.address) throw linkInvalid();
  if (user.email_confirmed_at) return;
  if (token.type === 'recovery_token') await dropUnprovenPassword(sql, user.id);
  await applyConfirmedSignUp(sql, user, token.signUpId, now);
  await confirmEmail(sql, user.id, now);
  await writeAudit(sql, { action: 'user_signedup', actorId: user.id, origin, now });
}

/**
 * Applies what a redeemed token was issued for. Returns its owner, or undefined if another address has to agree
 * first. Throws to roll back everything.
 */
export async function applyToken(
  sql: Sql,
  token: Redeemed,
  origin: RequestSource,
  now: Date,
): Promise<UserRow | undefined> {
  const user = await findUserById(sql, token.userId);
  if (!user || user.deleted_at) throw linkInvalid();
  if (isBanned(user, now)) throw new AuthFailure(403, 'user_banned', 'User is banned');
  const isChange =
    token.type === 'email_change_token_current' || token.type === 'email_change_token_new';
  if (isChange) return (await changeEmail(sql, user, token, origin, now)) ? user : undefined;
  await provideProof(sql, user, token, origin, now);
  return user;
}
