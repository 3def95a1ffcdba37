import { randomUUID } from 'node:crypto';
import type { Sql } from '../../db/engine.ts';
import { makeToken } from '../secrets.ts';
import { insertRefreshToken, type OpenSession, readProofs } from '../sessions.ts';

/** How strongly a session is proven: `aal1` by a password or a link, `aal2` by a second factor too. */
export async function levelOf(sql: Sql, sessionId: string): Promise<string> {
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
 * Lifts a session to aal2 and ends every session of the account that is weaker. The refresh tokens
 * from before go with it: one that was stolen earlier must not grow stronger.
 */
export async function raiseSession(sql: Sql, raise: Raise): Promise<OpenSession> {
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
  return { id: sessionId, aal: 'aal2', refreshToken, proofs: await readProofs(sql, sessionId) };
}
