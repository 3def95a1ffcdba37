import type { Sql } from '../db/engine.ts';
import { clearTokens } from './one-time-tokens.ts';
import type { Metadata } from './request-bodies.ts';
import { endSessions } from './sessions.ts';
import { asJson } from './users.ts';

/** Marks the address as verified: its owner followed a link or entered a code sent to it. */
export async function confirmEmail(sql: Sql, userId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await sql`
    update auth.users
    set email_confirmed_at = coalesce(email_confirmed_at, ${at}), updated_at = ${at}
    where id = ${userId}`;
  await sql`
    update auth.identities
    set identity_data = identity_data || '{"email_verified": true}', updated_at = ${at}
    where user_id = ${userId} and provider = 'email'`;
}

/**
 * Removes a password set before the address was verified. Otherwise an attacker who signs up first with another
 * person's address could sign in once its owner confirms it.
 */
export const dropUnprovenPassword = (sql: Sql, userId: string) =>
  sql`update auth.users set encrypted_password = null
      where id = ${userId} and email_confirmed_at is null`;

export async function setEmail(sql: Sql, userId: string, email: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await sql`
    update auth.users
    set email = ${email}, email_change = '', email_change_confirm_status = 0, updated_at = ${at}
    where id = ${userId}`;
  await sql`
    update auth.identities
    set identity_data = identity_data || ${asJson(sql, { email })}, updated_at = ${at}
    where user_id = ${userId} and provider = 'email'`;
  // Links sent to the old address must no longer open the account.
  await clearTokens(sql, userId);
}

/** Sets a password and ends every other session, so a thief loses access. */
export async function setPassword(
  sql: Sql,
  change: { userId: string; hash: string; exceptSession?: string; now: Date },
): Promise<void> {
  await sql`
    update auth.users
    set encrypted_password = ${change.hash}, updated_at = ${change.now.toISOString()}
    where id = ${change.userId}`;
  await clearTokens(sql, change.userId);
  await endSessions(sql, change.userId, change.exceptSession);
}

export const setUserMetadata = (sql: Sql, userId: string, data: Metadata, now: Date) =>
  sql`update auth.users
      set raw_user_meta_data = ${asJson(sql, data)}, updated_at = ${now.toISOString()}
      where id = ${userId}`;

export const setAppMetadata = (sql: Sql, userId: string, data: Metadata, now: Date) =>
  sql`update auth.users
      set raw_app_meta_data = ${asJson(sql, data)}, updated_at = ${now.toISOString()}
      where id = ${userId}`;

export async function setBan(sql: Sql, userId: string, until: Date | null, now: Date) {
  await sql`
    update auth.users
    set banned_until = ${until?.toISOString() ?? null}, updated_at = ${now.toISOString()}
    where id = ${userId}`;
  if (until) await endSessions(sql, userId);
}

/** Keeps the row for its references and removes everything that identifies its owner. */
export async function softDelete(sql: Sql, userId: string, now: Date): Promise<void> {
  const at = now.toISOString();
  const placeholderEmail = `${userId}@deleted.invalid`;
  await sql`
    update auth.users
    set email = ${placeholderEmail}, email_change = '', encrypted_password = null, raw_user_meta_data = '{}',
      raw_app_meta_data = '{}', deleted_at = ${at}, updated_at = ${at}
    where id = ${userId}`;
  await sql`
    update auth.identities set identity_data = ${asJson(sql, { sub: userId })}, updated_at = ${at}
    where user_id = ${userId}`;
  await clearTokens(sql, userId);
  await endSessions(sql, userId);
}
