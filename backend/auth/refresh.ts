import type { Sql } from '../db/engine.ts';
import type { Keys } from '../keys.ts';
import { AuthFailure } from './failure.ts';
import { deriveNextToken, hashToken } from './secrets.ts';
import { endSession, insertRefreshToken, type OpenSession, readAuthMethods } from './sessions.ts';

interface TokenRow {
  token: string;
  revoked: boolean;
  updated_at: string;
  session_id: string;
  user_id: string;
  aal: string;
  not_after: string | null;
}

export type Refresh =
  | { outcome: 'refreshed'; userId: string; session: OpenSession }
  | { outcome: 'theft'; userId: string; failure: AuthFailure }
  | { outcome: 'refused'; failure: AuthFailure };

const notFound = () =>
  new AuthFailure(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
const alreadyUsed = () =>
  new AuthFailure(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
const expired = () =>
  new AuthFailure(400, 'session_expired', 'Invalid Refresh Token: Session Expired');

/** Two tabs waking at the same time are at most a few rotations apart. */
const MAX_STEPS = 8;

async function findToken(sql: Sql, token: string): Promise<TokenRow | undefined> {
  // Locking the session first serializes all work on one token family.
  const [row] = await sql<TokenRow[]>`
    select r.token, r.revoked, r.updated_at, r.session_id, s.user_id, s.aal, s.not_after
    from auth.sessions s join auth.refresh_tokens r on r.session_id = s.id
    where s.id = (select session_id from auth.refresh_tokens where token = ${hashToken(token)})
      and r.token = ${hashToken(token)}
    for update of s, r`;
  return row;
}

/** Follows a used token to the valid one of its family. */
async function findLiving(sql: Sql, keys: Keys, spent: string): Promise<string | undefined> {
  let token = spent;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    token = deriveNextToken(keys, token);
    const [row] = await sql<{ revoked: boolean }[]>`
      select revoked from auth.refresh_tokens where token = ${hashToken(token)}`;
    if (!row) return undefined;
    if (!row.revoked) return token;
  }
  return undefined;
}

async function rotate(sql: Sql, keys: Keys, row: TokenRow, token: string, now: Date) {
  const next = deriveNextToken(keys, token);
  const at = now.toISOString();
  await sql`
    update auth.refresh_tokens set revoked = true, updated_at = ${at} where token = ${row.token}`;
  await insertRefreshToken(sql, {
    token: next,
    parent: row.token,
    sessionId: row.session_id,
    userId: row.user_id,
    now,
  });
  await sql`
    update auth.sessions
    set refreshed_at = ${at}::timestamptz at time zone 'utc', updated_at = ${at}
    where id = ${row.session_id}`;
  return next;
}

/**
 * Continues a session. A refresh token works once. Reused within `reuseSeconds` it returns the family's single valid
 * token again (derived, never a second one), so two tabs or a lost response end in the same session. Reused later it
 * is treated as stolen and ends the session. Failures are returned, not thrown: throwing would roll back the ending.
 */
export async function refresh(
  sql: Sql,
  keys: Keys,
  request: { token: string; reuseSeconds: number; now: Date },
): Promise<Refresh> {
  const { token, reuseSeconds, now } = request;
  const row = await findToken(sql, token);
  if (!row) return { outcome: 'refused', failure: notFound() };
  if (row.not_after && Date.parse(row.not_after) <= now.getTime()) {
    return { outcome: 'refused', failure: expired() };
  }
  const isRecent = now.getTime() - Date.parse(row.updated_at) < reuseSeconds * 1000;
  const living = row.revoked
    ? isRecent && (await findLiving(sql, keys, token))
    : await rotate(sql, keys, row, token, now);
  if (!living) {
    await endSession(sql, row.session_id);
    return { outcome: 'theft', userId: row.user_id, failure: alreadyUsed() };
  }
  const proofs = await readAuthMethods(sql, row.session_id);
  const session = { id: row.session_id, aal: row.aal, refreshToken: living, proofs };
  return { outcome: 'refreshed', userId: row.user_id, session };
}
