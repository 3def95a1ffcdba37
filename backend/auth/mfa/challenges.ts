import { randomUUID } from 'node:crypto';
import type { Sql } from '../../db/engine.ts';
import { AuthFailure } from '../failure.ts';
import type { FactorRow } from './factors.ts';

const CHALLENGE_MS = 5 * 60_000;
/** Placeholder for an invalid caller address, which the column can't store. */
const NOWHERE = '0.0.0.0';

/** Starts a challenge for a factor. Returns its id and its expiry in seconds. */
export async function openChallenge(sql: Sql, factor: FactorRow, ip: string | null, now: Date) {
  const id = randomUUID();
  const at = now.toISOString();
  const stale = new Date(now.getTime() - CHALLENGE_MS).toISOString();
  await sql`
    delete from auth.mfa_challenges where factor_id = ${factor.id} and created_at < ${stale}`;
  await sql`
    insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
    values (${id}, ${factor.id}, ${at}, ${ip ?? NOWHERE})`;
  await sql`update auth.mfa_factors set last_challenged_at = ${at} where id = ${factor.id}`;
  return { id, expiresAt: Math.floor((now.getTime() + CHALLENGE_MS) / 1000) };
}

/**
 * Throws unless the challenge belongs to this factor, is unanswered and fresh, and is answered from the address that
 * requested it.
 */
export async function requireChallenge(
  sql: Sql,
  factor: FactorRow,
  id: string,
  ip: string | null,
  now: Date,
): Promise<void> {
  const [row] = await sql<{ created_at: string; verified_at: string | null; is_here: boolean }[]>`
    select created_at, verified_at, ip_address = ${ip ?? NOWHERE}::inet as is_here
    from auth.mfa_challenges where id = ${id} and factor_id = ${factor.id} for update`;
  if (!row) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new AuthFailure(422, 'mfa_factor_not_found', message);
  }
  if (row.verified_at || !row.is_here) {
    const message = 'Challenge and verify IP addresses mismatch';
    throw new AuthFailure(422, 'mfa_ip_address_mismatch', message);
  }
  if (now.getTime() - Date.parse(row.created_at) >= CHALLENGE_MS) {
    const message =
      'MFA challenge has expired, verify against another challenge or create a new challenge.';
    throw new AuthFailure(422, 'mfa_challenge_expired', message);
  }
}

export const closeChallenge = (sql: Sql, id: string, now: Date) =>
  sql`update auth.mfa_challenges set verified_at = ${now.toISOString()} where id = ${id}`;
