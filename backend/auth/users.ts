import type postgres from 'postgres';
import type { Sql } from '../db/engine.ts';
import type { Metadata } from './request-bodies.ts';

/** The columns of `auth.users` this service reads. */
export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: string | null;
  confirmed_at: string | null;
  invited_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  email_change: string | null;
  email_change_sent_at: string | null;
  email_change_confirm_status: number;
  last_sign_in_at: string | null;
  raw_app_meta_data: Metadata | null;
  raw_user_meta_data: Metadata | null;
  banned_until: string | null;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface IdentityRow {
  id: string;
  user_id: string;
  provider_id: string;
  provider: string;
  identity_data: Metadata;
  email: string;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface NewUser {
  id: string;
  email: string;
  passwordHash: string | null;
  isConfirmed: boolean;
  userMetadata: Metadata;
  appMetadata: Metadata;
  isInvited?: boolean;
}

/** Casts a parameter for a json column. The value came from JSON, so it is valid JSON. */
export const asJson = (sql: Sql, value: Metadata) => sql.json(value as postgres.JSONValue);

const NO_INSTANCE = '00000000-0000-0000-0000-000000000000';

export async function findUserByEmail(sql: Sql, email: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    select * from auth.users where lower(email) = ${email} and is_sso_user = false`;
  return row;
}

export async function findUserById(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`select * from auth.users where id = ${id}`;
  return row;
}

export async function findIdentities(sql: Sql, userId: string): Promise<IdentityRow[]> {
  return sql<IdentityRow[]>`
    select * from auth.identities where user_id = ${userId} order by created_at, id`;
}

/**
 * Locks an account's row before its sessions or tokens. Every change locks in this order, so requests can't deadlock.
 */
export async function lockUser(sql: Sql, id: string): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow[]>`
    select * from auth.users where id = ${id} for no key update`;
  return row;
}

/**
 * Creates an account and its email identity, or returns undefined if the address is taken. Token columns stay empty
 * strings, because hosted projects can't read nulls there.
 */
export async function insertUser(sql: Sql, user: NewUser, now: Date): Promise<UserRow | undefined> {
  const at = now.toISOString();
  const [row] = await sql<UserRow[]>`
    insert into auth.users (
      instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, invited_at,
      confirmation_token, recovery_token, email_change_token_new, email_change,
      raw_app_meta_data, raw_user_meta_data, created_at, updated_at
    ) values (
      ${NO_INSTANCE}, ${user.id}, 'authenticated', 'authenticated', ${user.email},
      ${user.passwordHash}, ${user.isConfirmed ? at : null}, ${user.isInvited ? at : null},
      '', '', '', '',
      ${asJson(sql, { provider: 'email', providers: ['email'], ...user.appMetadata })},
      ${asJson(sql, user.userMetadata)}, ${at}, ${at}
    )
    on conflict do nothing
    returning *`;
  if (!row) return undefined;
  const identity = {
    sub: user.id,
    email: user.email,
    email_verified: user.isConfirmed,
    phone_verified: false,
  };
  await sql`
    insert into auth.identities (
      provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at
    ) values (${user.id}, ${user.id}, ${asJson(sql, identity)}, 'email', null, ${at}, ${at})`;
  return row;
}

export const isBanned = (user: UserRow, now: Date): boolean =>
  user.banned_until !== null && Date.parse(user.banned_until) > now.getTime();

/** Returns one page of accounts, newest first, and the total. */
export async function listUsers(sql: Sql, page: number, size: number) {
  const rows = await sql<UserRow[]>`
    select * from auth.users
    order by created_at desc, id limit ${size} offset ${(page - 1) * size}`;
  const [count] = await sql<{ total: number }[]>`select count(*)::int as total from auth.users`;
  const identities = await sql<IdentityRow[]>`
    select * from auth.identities
    where user_id in ${sql([NO_INSTANCE, ...rows.map((row) => row.id)])}`;
  return {
    total: count?.total ?? 0,
    users: rows.map((user) => ({
      user,
      identities: identities.filter((identity) => identity.user_id === user.id),
    })),
  };
}
