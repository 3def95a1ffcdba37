import { randomUUID } from 'node:crypto';
import type { Sql } from '../../db/engine.ts';
import { makeToken } from '../secrets.ts';
import { insertRefreshToken, type OpenSession, readAuthMethods } from '../sessions.ts';

/** Assurance level of a session: `aal1` for a password or link, `aal2` with a second factor. */
export async function readAssuranceLevel(sql: Sql, sessionId: string): Promise<string> {
  const [row] = await sql<{ aal: string | null }[]>`
    select aal::text as aal from auth.sessions where id = ${sessionId}`;
  return row?.aal ?? 'aal1';
}

interface Raise {
  userId: string;
  sessionId: string;
  factorId: string;
  now: Date;
}

/**
 * Raises a session to aal2 and ends the account's weaker sessions. Revokes earlier refresh tokens too: a token stolen
 * before must not gain the higher level.
 */
export async function elevateSession(sql: Sql, raise: Raise): Promise<OpenSession> {
  const { userId, sessionId, factorId, now } = raise;
  const at = now.toISOString();
  await sql`
    insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
    values (${randomUUID()}, ${sessionId}, 'totp', ${at}, ${at})
    on conflict (session_id, authentication_method)
    do update set created_at = excluded.created_at, updated_at = excluded.updated_at`;
  await sql`
    update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = ${at}
    where id = ${sessionId}`;
  await sql`delete from auth.sessions where user_id = ${userId} and aal < 'aal2'`;
  await sql`delete from auth.refresh_tokens where session_id = ${sessionId}`;
  const refreshToken = makeToken();
  await insertRefreshToken(sql, { token: refreshToken, parent: null, sessionId, userId, now });
  return {
    id: sessionId,
    aal: 'aal2',
    refreshToken,
    proofs: await readAuthMethods(sql, sessionId),
  };
}
