import * as s from '../../../shared/shape.ts';
import { assertShape, callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { getBearerToken } from '../_shared/request.ts';

const isSpent = s.object({
  outcome: s.oneOf(['spent', 'wrong', 'too_many']),
  user_id: s.orNullish(s.text),
  factor_ids: s.orNullish(s.listOf(s.text)),
});
type Spent = s.ShapeOf<typeof isSpent>;

const TIMEOUT_MS = 10_000;

/**
 * Removes two-factor authentication from an account whose owner lost the authenticator app. Body: `{code}`, with the
 * token from the password sign-in. The database uses up the code and counts attempts; only removing the factors
 * requires the service key.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  const code = (await readJsonBody(request))?.code;
  if (typeof code !== 'string' || code.length > 64)
    return jsonResponse(400, { error: 'Send a code.' });
  try {
    const spent = await spendCode(token, code, env);
    if (spent === null) return jsonResponse(401, { error: 'Sign in first.' });
    if (spent.outcome === 'too_many')
      return jsonResponse(429, { error: 'Too many attempts. Try again later.' });
    if (spent.outcome !== 'spent') return jsonResponse(403, { error: 'This code is not valid.' });
    for (const id of spent.factor_ids ?? []) await removeFactor(spent.user_id ?? '', id, env);
    await endOtherSessions(token, env);
    return jsonResponse(200, { removed: true });
  } catch {
    return jsonResponse(502, { error: 'The code could not be used. Try another one.' });
  }
};

const call = (env: FunctionEnv, path: string, init: RequestInit): Promise<Response> =>
  (env.fetch ?? fetch)(new URL(path, env.SUPABASE_URL).href, {
    ...init,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });

/** Returns null if the token is not a session token. */
async function spendCode(token: string, code: string, env: FunctionEnv): Promise<Spent | null> {
  const response = await callDatabase(env, 'spend_recovery_code', { code }, { token });
  if (response.status === 401 || response.status === 403) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) throw new Error(`The database returned status ${response.status}.`);
  return assertShape(await response.json(), isSpent, 'spend_recovery_code');
}

async function removeFactor(userId: string, factorId: string, env: FunctionEnv): Promise<void> {
  const response = await call(env, `/auth/v1/admin/users/${userId}/factors/${factorId}`, {
    method: 'DELETE',
    headers: {
      apikey: env.SUPABASE_SECRET_KEY,
      Authorization: `Bearer ${env.SUPABASE_SECRET_KEY}`,
    },
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The auth server returned status ${response.status}.`);
}

/** A thief with the lost phone may also have a session on it. */
async function endOtherSessions(token: string, env: FunctionEnv): Promise<void> {
  const response = await call(env, '/auth/v1/logout?scope=others', {
    method: 'POST',
    headers: { apikey: env.SUPABASE_PUBLISHABLE_KEY, Authorization: `Bearer ${token}` },
  });
  await response.body?.cancel();
}
