import { randomUUID } from 'node:crypto';
import type { Sql } from '../db/engine.ts';
import type { Metadata } from './request-bodies.ts';
import { endSessions } from './sessions.ts';
import { asJson, type UserRow } from './users.ts';

/** Data of a sign-up before its address is verified. */
export interface SignUp {
  userId: string;
  passwordHash: string | null;
  metadata: Metadata;
  now: Date;
}

/** Newer sign-ups replace the oldest, so repeated sign-ups by a stranger can't fill the disk. */
const MAX_PENDING = 10;

/**
 * Stores one sign-up alongside others of the same address; its email refers to it. If `isOne` is false, runs the same
 * statements and stores nothing.
 */
export async function recordSignUp(sql: Sql, signUp: SignUp, isOne = true): Promise<string | null> {
  const id = randomUUID();
  await sql`
    insert into haven_local.sign_ups (id, user_id, password_hash, metadata, created_at)
    select ${id}, ${signUp.userId}, ${signUp.passwordHash}, ${asJson(sql, signUp.metadata)},
      ${signUp.now.toISOString()}
    where ${isOne}`;
  await sql`
    delete from haven_local.sign_ups
    where user_id = ${signUp.userId} and id not in (
      select id from haven_local.sign_ups where user_id = ${signUp.userId}
      order by created_at desc, id limit ${MAX_PENDING})`;
  return isOne ? id : null;
}

/** Returns the newest unconfirmed sign-up; none for an account created by the server. */
export async function findNewestSignUp(sql: Sql, userId: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from haven_local.sign_ups where user_id = ${userId} order by created_at desc limit 1`;
  return row?.id ?? null;
}

/**
 * Applies the sign-up whose link was followed to the account: only it proved the address. Other sign-ups with the
 * address become void, with everything they created. A link that belongs to no sign-up (such as a password reset)
 * proves the address but no password.
 */
export async function applyConfirmedSignUp(
  sql: Sql,
  user: UserRow,
  signUpId: string | null,
  now: Date,
): Promise<void> {
  const rows = await sql<{ id: string; password_hash: string | null; metadata: Metadata }[]>`
    delete from haven_local.sign_ups where user_id = ${user.id}
    returning id, password_hash, metadata`;
  const own = rows.find(({ id }) => id === signUpId);
  if (rows.length > 0) {
    await sql`
      update auth.users
      set encrypted_password = ${own?.password_hash ?? null},
        raw_user_meta_data = ${asJson(sql, own?.metadata ?? {})},
        email_confirmed_at = ${now.toISOString()}, updated_at = ${now.toISOString()}
      where id = ${user.id}`;
  }
  await sql`delete from auth.one_time_tokens where user_id = ${user.id}`;
  await sql`delete from auth.mfa_factors where user_id = ${user.id}`;
  await endSessions(sql, user.id);
}
