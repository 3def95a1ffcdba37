import { createHash, randomUUID } from 'node:crypto';
import type { Sql } from '../db/engine.ts';
import { AuthFailure } from './failure.ts';
import { hashToken, isSameSecret, makeToken } from './secrets.ts';

/**
 * PKCE challenge a client committed to before its link was sent. Only that client can exchange the code for a
 * session.
 */
export interface Challenge {
  challenge: string;
  method: 's256' | 'plain';
}

interface FlowRow {
  id: string;
  user_id: string;
  code_challenge: string;
  code_challenge_method: Challenge['method'];
  authentication_method: string;
  auth_code_issued_at: string | null;
}

const CODE_LIFE_MS = 5 * 60_000;
const SHAPE = /^[A-Za-z0-9\-._~]{43,128}$/;

/** Reads the two PKCE fields of a request; both or neither must be present. */
export function readChallenge(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): Challenge | undefined {
  const challenge = body.code_challenge || undefined;
  const method = body.code_challenge_method?.toLowerCase() || undefined;
  if (!challenge && !method) return undefined;
  if (challenge && SHAPE.test(challenge) && (method === 's256' || method === 'plain')) {
    return { challenge, method };
  }
  throw new AuthFailure(
    400,
    'validation_failed',
    'PKCE flow requires a valid code_challenge and a code_challenge_method of s256 or plain.',
  );
}

/** Stores a challenge until its link is followed. No usable code exists before that. */
export async function startFlow(
  sql: Sql,
  flow: Challenge & { userId: string; authenticationMethod: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  const at = flow.now.toISOString();
  await sql`
    delete from auth.flow_state where created_at < ${at}::timestamptz - interval '2 days'`;
  await sql`
    insert into auth.flow_state (
      id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
      authentication_method, created_at, updated_at
    ) values (
      ${id}, ${flow.userId}, ${hashToken(makeToken())}, ${flow.method}, ${flow.challenge}, 'email',
      ${flow.authenticationMethod}, ${at}, ${at}
    )`;
  return id;
}

/** Returns the code that a followed link passes to the browser. Undefined if the flow no longer exists. */
export async function issueExchangeCode(
  sql: Sql,
  flowId: string,
  now: Date,
): Promise<string | undefined> {
  const code = makeToken();
  const at = now.toISOString();
  const rows = await sql`
    update auth.flow_state
    set auth_code = ${hashToken(code)}, auth_code_issued_at = ${at}, updated_at = ${at}
    where id = ${flowId} returning id`;
  return rows.length === 1 ? code : undefined;
}

const matchesChallenge = (row: FlowRow, verifier: string): boolean => {
  const derived =
    row.code_challenge_method === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier;
  return isSameSecret(derived, row.code_challenge);
};

export type Exchange = { userId: string; authenticationMethod: string } | { failure: AuthFailure };

/**
 * Redeems an exchange code. It is used up even if the verifier is wrong, so an intercepted code allows one guess.
 * Returns the failure instead of throwing, because a rollback would restore the code.
 */
export async function spendExchangeCode(
  sql: Sql,
  code: string,
  verifier: string,
  now: Date,
): Promise<Exchange> {
  const [row] = await sql<FlowRow[]>`
    delete from auth.flow_state
    where auth_code = ${hashToken(code)} and auth_code_issued_at is not null
    returning *`;
  if (!row) {
    return {
      failure: new AuthFailure(
        404,
        'flow_state_not_found',
        'invalid flow state, no valid flow state found',
      ),
    };
  }
  if (now.getTime() - Date.parse(row.auth_code_issued_at ?? '') >= CODE_LIFE_MS) {
    return {
      failure: new AuthFailure(
        403,
        'flow_state_expired',
        'invalid flow state, flow state has expired',
      ),
    };
  }
  if (!matchesChallenge(row, verifier)) {
    return {
      failure: new AuthFailure(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      ),
    };
  }
  return { userId: row.user_id, authenticationMethod: row.authentication_method };
}
