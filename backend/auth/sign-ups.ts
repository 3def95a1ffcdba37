import { randomUUID } from 'node:crypto';
import type { Sql } from '../db/engine.ts';
import type { Metadata } from './bodies.ts';
import { endSessions } from './sessions.ts';
import { asJson, type UserRow } from './users.ts';

/** What somebody asked for who signed up with an address, before anybody has proven it. */
export interface SignUp {
  userId: string;
  passwordHash: string | null;
  metadata: Metadata;
  now: Date;
}

/** Later ones push out the oldest: a stranger who repeats a sign-up must not fill the disk. */
const MAX_WAITING = 10;

/**
 * Keeps one sign-up beside the others of its address; its letter names it. What is not `isOne` runs the
 * same statements and keeps nothing.
 */
export async function noteSignUp(sql: Sql, signUp: SignUp, isOne = true): Promise<string | null> {
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
      order by created_at desc, id limit ${MAX_WAITING})`;
  return isOne ? id : null;
}

/** The newest sign-up that waits for its letter; none for an account that was made by the server. */
export async function newestSignUp(sql: Sql, userId: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`
    select id from haven_local.sign_ups where user_id = ${userId} order by created_at desc limit 1`;
  return row?.id ?? null;
}

/**
 * Makes the account what the sign-up asked for whose letter was followed: it alone proved the address.
 * What others asked for with the same address is void, with all that came of it. A letter that belongs
 * to no sign-up (for a forgotten password, say) proves the address and no password.
 */
export async function settleSignUps(
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
