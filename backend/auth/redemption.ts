import type { Sql } from '../db/engine.ts';
import { queueMessage } from '../outbox/queue.ts';
import { writeAudit } from './audit.ts';
import type { Origin } from './deps.ts';
import { AuthFailure, emailExists } from './failure.ts';
import type { Redeemed, TokenType } from './one-time-tokens.ts';
import { confirmEmail, dropUnprovenPassword, setEmail } from './user-changes.ts';
import { findUserByEmail, findUserById, isBanned, type UserRow } from './users.ts';

/** Which tokens each `type` of a verification may spend. `email` is any way of proving an address. */
export const TOKENS_OF: Readonly<Record<string, readonly TokenType[]>> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new'],
};

export const linkInvalid = (): AuthFailure =>
  new AuthFailure(403, 'otp_expired', 'Email link is invalid or has expired');

export const codeInvalid = (): AuthFailure =>
  new AuthFailure(403, 'otp_expired', 'Token has expired or is invalid');

async function changeEmail(sql: Sql, user: UserRow, address: string, origin: Origin, now: Date) {
  if (user.email_change !== address) throw linkInvalid();
  if (await findUserByEmail(sql, address)) throw emailExists();
  await setEmail(sql, user.id, address, now);
  await confirmEmail(sql, user.id, now);
  await queueMessage(sql, { to: user.email, template: 'email_changed' });
  const traits = { change: 'email' };
  await writeAudit(sql, { action: 'user_modified', actorId: user.id, origin, now, traits });
}

async function provideProof(sql: Sql, user: UserRow, token: Redeemed, origin: Origin, now: Date) {
  // The token was sent to an address that is not the account's any more.
  if (user.email !== token.address) throw linkInvalid();
  if (user.email_confirmed_at) return;
  if (token.type === 'recovery_token') await dropUnprovenPassword(sql, user.id);
  await confirmEmail(sql, user.id, now);
  await writeAudit(sql, { action: 'user_signedup', actorId: user.id, origin, now });
}

/** Does what a spent token was issued for and returns whose it was. Throws to undo all of it. */
export async function applyToken(
  sql: Sql,
  token: Redeemed,
  origin: Origin,
  now: Date,
): Promise<UserRow> {
  const user = await findUserById(sql, token.userId);
  if (!user || user.deleted_at) throw linkInvalid();
  if (isBanned(user, now)) throw new AuthFailure(403, 'user_banned', 'User is banned');
  if (token.type === 'email_change_token_new') {
    await changeEmail(sql, user, token.address, origin, now);
  } else {
    await provideProof(sql, user, token, origin, now);
  }
  return user;
}
