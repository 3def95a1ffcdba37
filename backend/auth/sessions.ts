import { randomUUID } from 'node:crypto';
import type { Sql } from '../db/engine.ts';
import type { RequestSource } from './deps.ts';
import { rememberDevice } from './known-devices.ts';
import { hashToken, makeToken } from './secrets.ts';

/** A proof of identity and its time; included in the access token as `amr`. */
interface Proof {
  method: string;
  timestamp: number;
}

/** A live session and the one refresh token that continues it. */
export interface OpenSession {
  id: string;
  aal: string;
  refreshToken: string;
  proofs: Proof[];
}

/** Starts a session. Stores only the hash of its refresh token. */
export async function openSession(
  sql: Sql,
  session: { userId: string; method: string; origin: RequestSource; now: Date },
): Promise<OpenSession> {
  const { userId, method, origin, now } = session;
  const id = randomUUID();
  const refreshToken = makeToken();
  const at = now.toISOString();
  await sql`
    insert into auth.sessions (id, user_id, created_at, updated_at, aal, user_agent, ip)
    values (${id}, ${userId}, ${at}, ${at}, 'aal1', ${origin.userAgent}, ${origin.ip})`;
  // Sent together, since none needs the result of another.
  await Promise.all([
    sql`
      insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
      values (${randomUUID()}, ${id}, ${method}, ${at}, ${at})`,
    insertRefreshToken(sql, { token: refreshToken, parent: null, sessionId: id, userId, now }),
    sql`
      update auth.users set last_sign_in_at = ${at}, updated_at = ${at} where id = ${userId}`,
    sql`
      update auth.identities set last_sign_in_at = ${at}, updated_at = ${at}
      where user_id = ${userId} and provider = 'email'`,
    rememberDevice(sql, userId, origin, now),
  ]);
  const proofs = [{ method, timestamp: Math.floor(now.getTime() / 1000) }];
  return { id, aal: 'aal1', refreshToken, proofs };
}

export async function insertRefreshToken(
  sql: Sql,
  row: { token: string; parent: string | null; sessionId: string; userId: string; now: Date },
): Promise<void> {
  const at = row.now.toISOString();
  await sql`
    insert into auth.refresh_tokens
      (instance_id, token, user_id, revoked, created_at, updated_at, parent, session_id)
    values ('00000000-0000-0000-0000-000000000000', ${hashToken(row.token)}, ${row.userId}, false,
      ${at}, ${at}, ${row.parent}, ${row.sessionId})`;
}

export async function isSessionLive(
  sql: Sql,
  sessionId: string,
  userId: string,
  now: Date,
): Promise<boolean> {
  const rows = await sql`
    select from auth.sessions
    where id = ${sessionId} and user_id = ${userId}
      and (not_after is null or not_after > ${now.toISOString()})`;
  return rows.length === 1;
}

/** Returns a session's proofs of identity, newest first. */
export async function readAuthMethods(sql: Sql, sessionId: string): Promise<Proof[]> {
  const rows = await sql<Proof[]>`
    select authentication_method as method, floor(extract(epoch from created_at))::int as timestamp
    from auth.mfa_amr_claims where session_id = ${sessionId} order by created_at desc`;
  return [...rows];
}

/** Ends one session with all its refresh tokens. */
export const endSession = (sql: Sql, sessionId: string) =>
  sql`delete from auth.sessions where id = ${sessionId}`;

/** Ends every session of an account, except one if given. */
export const endSessions = (sql: Sql, userId: string, except?: string) =>
  sql`delete from auth.sessions
      where user_id = ${userId} and (${except ?? null}::uuid is null or id <> ${except ?? null}::uuid)`;
