import { randomUUID } from 'node:crypto';
import type { Sql } from '../db/engine.ts';
import type { Keys } from '../keys.ts';
import { hashCode, hashToken, isSameSecret, makeCode, makeToken } from './secrets.ts';

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'email_change_token_current'
  | 'email_change_token_new'
  | 'reauthentication_token';

/** Validity of each token type in hours. Emails state the same. */
export const VALID_HOURS: Readonly<Record<TokenType, number>> = {
  confirmation_token: 24,
  recovery_token: 1,
  email_change_token_current: 24,
  email_change_token_new: 24,
  reauthentication_token: 1,
};

const MAX_FAILURES = 5;
/** Several accounts may be waiting to change to one address; guesses are checked against this many. */
const MAX_CANDIDATES = 5;

/** What a valid token was issued for. The token is already used up. */
export interface Redeemed {
  userId: string;
  type: TokenType;
  address: string;
  flowStateId: string | null;
  /** Proof method of a session that starts with this token. */
  method: string;
  /** Id of the sign-up this email belongs to, if any. */
  signUpId: string | null;
}

interface TokenRow {
  id: string;
  user_id: string;
  token_type: TokenType;
  relates_to: string;
  issued_at: string;
  code_hash: string | null;
  flow_state_id: string | null;
  purpose: string | null;
  sign_up_id: string | null;
}

interface Issue {
  userId: string;
  type: TokenType;
  address: string;
  flowStateId: string | null;
  method: string;
  signUpId: string | null;
  /** A code exists only if it is sent to the user; an unsent one could only be guessed. */
  withCode: boolean;
  now: Date;
}

/**
 * Issues the single valid token of its type, or of its sign-up, and invalidates the previous one. Returns what to
 * send.
 */
export async function issueToken(
  sql: Sql,
  keys: Keys,
  issue: Issue,
): Promise<{ token: string; code: string | undefined }> {
  const id = randomUUID();
  const token = makeToken();
  const code = issue.withCode ? makeCode() : undefined;
  const at = issue.now.toISOString();
  await sql`
    delete from auth.one_time_tokens t
    where t.user_id = ${issue.userId} and t.token_type = ${issue.type}
      and (${issue.type} <> 'confirmation_token' or not exists (
        select from haven_local.one_time_codes c
        where c.token_id = t.id and c.sign_up_id is distinct from ${issue.signUpId}::uuid))`;
  await sql`
    insert into auth.one_time_tokens
      (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
    values (${id}, ${issue.userId}, ${issue.type}, ${hashToken(token)}, ${issue.address},
      ${at}::timestamptz at time zone 'utc', ${at}::timestamptz at time zone 'utc')`;
  await sql`
    insert into haven_local.one_time_codes
      (token_id, code_hash, flow_state_id, purpose, sign_up_id)
    values (${id}, ${code ? hashCode(keys, id, issue.address, code) : null}, ${issue.flowStateId},
      ${issue.method}, ${issue.signUpId})`;
  return { token, code };
}

const isFresh = (row: TokenRow, now: Date): boolean =>
  now.getTime() - Date.parse(row.issued_at) < VALID_HOURS[row.token_type] * 3_600_000;

async function spend(sql: Sql, row: TokenRow, now: Date): Promise<Redeemed | undefined> {
  await sql`delete from auth.one_time_tokens where id = ${row.id}`;
  if (!isFresh(row, now)) return undefined;
  return {
    userId: row.user_id,
    type: row.token_type,
    address: row.relates_to,
    flowStateId: row.flow_state_id,
    method: row.purpose ?? 'otp',
    signUpId: row.sign_up_id,
  };
}

/** Locks the accounts waiting for these tokens, always in the same order (see `lockUser`). */
const lockOwners = (sql: Sql, tokens: ReturnType<Sql>) =>
  sql`select id from auth.users where id in (${tokens}) order by id for no key update`;

/** Redeems the token of a link. The row lock makes two simultaneous clicks count as one. */
export async function redeemLink(
  sql: Sql,
  token: string,
  types: readonly TokenType[],
  now: Date,
): Promise<Redeemed | undefined> {
  const hash = hashToken(token);
  await lockOwners(sql, sql`select user_id from auth.one_time_tokens where token_hash = ${hash}`);
  const [row] = await sql<TokenRow[]>`
    select t.id, t.user_id, t.token_type, t.relates_to, t.created_at at time zone 'utc' as issued_at,
      c.code_hash, c.flow_state_id, c.purpose, c.sign_up_id
    from auth.one_time_tokens t
    left join haven_local.one_time_codes c on c.token_id = t.id
    where t.token_hash = ${hash} and t.token_type::text in ${sql([...types])}
    for update of t`;
  return row ? spend(sql, row, now) : undefined;
}

/**
 * Redeems a token by the six-digit code sent to its address. A wrong guess counts against every code pending there,
 * and the fifth invalidates it (its link still works). Don't throw in the transaction that calls this with a wrong
 * code: the rollback would undo the count and allow unlimited guesses.
 */
export async function redeemCode(
  sql: Sql,
  keys: Keys,
  guess: { address: string; code: string; types: readonly TokenType[]; now: Date },
): Promise<Redeemed | undefined> {
  const { address } = guess;
  await lockOwners(
    sql,
    sql`select user_id from auth.one_time_tokens where relates_to = ${address}`,
  );
  const rows = await sql<TokenRow[]>`
    select t.id, t.user_id, t.token_type, t.relates_to, t.created_at at time zone 'utc' as issued_at,
      c.code_hash, c.flow_state_id, c.purpose, c.sign_up_id
    from auth.one_time_tokens t
    join haven_local.one_time_codes c on c.token_id = t.id
    where t.relates_to = ${address} and t.token_type::text in ${sql([...guess.types])}
      and c.code_hash is not null
    order by t.created_at desc
    limit ${MAX_CANDIDATES}
    for update of t, c`;
  const right = rows.filter((row) =>
    isSameSecret(row.code_hash ?? '', hashCode(keys, row.id, address, guess.code)),
  );
  const [match] = right;
  if (match) return spend(sql, match, guess.now);
  // Runs even if nothing is pending, so the statements don't reveal whether a code exists.
  await sql`
    update haven_local.one_time_codes
    set failures = failures + 1,
      code_hash = case when failures + 1 >= ${MAX_FAILURES} then null else code_hash end
    where token_id = any (${rows.map(({ id }) => id)}::uuid[])`;
  return undefined;
}

/** Invalidates every link and code of an account. */
export const clearTokens = (sql: Sql, userId: string) =>
  sql`delete from auth.one_time_tokens where user_id = ${userId}`;
