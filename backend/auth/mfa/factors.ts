import { randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from '../../db/engine.ts';
import type { Keys } from '../../keys.ts';
import { AuthFailure } from '../failure.ts';
import { openKey, sealKey } from './sealed-keys.ts';
import { findStep } from './totp.ts';

/** The columns of `auth.mfa_factors` this service uses. */
export interface FactorRow {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: string;
  status: 'unverified' | 'verified';
  secret: string | null;
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
}

const MAX_FACTORS = 10;
/** Unfinished setups are dropped after this. */
const SET_UP_MS = 5 * 60_000;
/** How long a new factor can be activated. Its key was shown after the proof of identity that allowed adding it. */
const ACTIVATION_MS = 15 * 60_000;
/** Key length RFC 4226 requires for SHA-1. */
const KEY_BYTES = 20;

export const factorNotFoundFailure = (): AuthFailure =>
  new AuthFailure(404, 'mfa_factor_not_found', 'Factor not found');

export const wrongCodeFailure = (): AuthFailure =>
  new AuthFailure(422, 'mfa_verification_failed', 'Invalid TOTP code entered');

export const findFactors = (sql: Sql, userId: string): Promise<FactorRow[]> =>
  sql<
    FactorRow[]
  >`select * from auth.mfa_factors where user_id = ${userId} order by created_at, id`;

/** Returns a factor of this account. Factors of other accounts are not found. */
export async function requireFactor(sql: Sql, userId: string, id: string): Promise<FactorRow> {
  const [row] = await sql<FactorRow[]>`
    select * from auth.mfa_factors where id = ${id} and user_id = ${userId} for update`;
  if (!row) throw factorNotFoundFailure();
  return row;
}

/** Returns a factor that can verify a code: an active one, or one added recently. */
export async function requireUsableFactor(sql: Sql, userId: string, id: string, now: Date) {
  const factor = await requireFactor(sql, userId, id);
  const age = now.getTime() - new Date(factor.created_at).getTime();
  if (factor.status === 'unverified' && age > ACTIVATION_MS) throw factorNotFoundFailure();
  return factor;
}

export async function hasVerifiedFactor(sql: Sql, userId: string): Promise<boolean> {
  const rows = await sql`
    select from auth.mfa_factors where user_id = ${userId} and status = 'verified' limit 1`;
  return rows.length > 0;
}

interface Enrolment {
  userId: string;
  name: string;
  /** Assurance level of the calling session. */
  level: string;
  now: Date;
}

/**
 * Adds a factor that becomes active after its first code. A stolen password alone must not add one, so an account
 * with a factor needs it to add the next.
 */
export async function enrollFactor(sql: Sql, keys: Keys, { userId, name, level, now }: Enrolment) {
  const at = now.toISOString();
  const stale = new Date(now.getTime() - SET_UP_MS).toISOString();
  await sql`
    delete from auth.mfa_factors
    where user_id = ${userId} and status = 'unverified' and created_at < ${stale}`;
  const known = await findFactors(sql, userId);
  if (name !== '' && known.some((factor) => factor.friendly_name === name)) {
    const message = 'A factor with this friendly name already exists for this user';
    throw new AuthFailure(422, 'mfa_factor_name_conflict', message);
  }
  if (known.length >= MAX_FACTORS) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new AuthFailure(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (level !== 'aal2' && known.some((factor) => factor.status === 'verified')) {
    throw new AuthFailure(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
  const id = randomUUID();
  const key = randomBytes(KEY_BYTES);
  await sql`
    insert into auth.mfa_factors
      (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
    values (${id}, ${userId}, ${name}, 'totp', 'unverified', ${at}, ${at}, ${sealKey(keys, id, key)})`;
  return { id, key };
}

/**
 * True if the code is valid and unused. Each code works once, so an intercepted code is worthless after its owner has
 * used it.
 */
export async function spendCode(
  sql: Sql,
  keys: Keys,
  factor: FactorRow,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = findStep(openKey(keys, factor.id, factor.secret ?? ''), code, now);
  if (step === undefined) return false;
  const rows = await sql`
    insert into haven_local.totp_steps as spent (factor_id, step) values (${factor.id}, ${step})
    on conflict (factor_id) do update set step = excluded.step where spent.step < excluded.step
    returning step`;
  return rows.length === 1;
}

/** Activates the factor and removes unfinished setups of the account. */
export async function markVerified(sql: Sql, factor: FactorRow, now: Date): Promise<void> {
  await sql`
    update auth.mfa_factors set status = 'verified', updated_at = ${now.toISOString()}
    where id = ${factor.id}`;
  await sql`
    delete from auth.mfa_factors
    where user_id = ${factor.user_id} and status = 'unverified' and factor_type = 'totp'`;
}

/** Removes a factor; sessions it raised return to their previous level. */
export async function removeFactor(sql: Sql, factor: FactorRow): Promise<void> {
  await sql`delete from auth.mfa_factors where id = ${factor.id}`;
  await sql`
    delete from auth.mfa_amr_claims
    where authentication_method = 'totp'
      and session_id in (select id from auth.sessions where factor_id = ${factor.id})`;
  await sql`
    update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${factor.id}`;
}
