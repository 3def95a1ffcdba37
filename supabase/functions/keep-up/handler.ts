import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { answer, readFields, refuseMethod } from '../_shared/json.ts';
import type { Upkeep } from '../_shared/running.ts';

const TIMEOUT_MS = 10_000;

const ACTS: Readonly<Record<string, keyof Upkeep>> = {
  cache_clear: 'clearCaches',
  maintenance: 'maintain',
};

/**
 * What only the running backend can do to itself, `{act}`: it clears what it keeps at hand, or does its jobs now. The
 * database says whether the caller may, and is told what was done. A hosted project keeps its own jobs: then `done` is null.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return refuseMethod();
  const fields = await readFields(request);
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return answer(401, { error: 'Sign in first.', code: '42501' });
  const act = typeof fields?.act === 'string' ? fields.act : '';
  if (!Object.hasOwn(ACTS, act)) return answer(400, { error: 'There is no such act.' });
  try {
    const asked = await call(env, 'may_keep_up', {}, env.SUPABASE_PUBLISHABLE_KEY, token);
    if (asked.status === 401 || asked.status === 403) {
      return answer(403, {
        error: 'Only administrators look after the product.',
        code: '42501',
      });
    }
    const actor: unknown = await asked.json();
    if (!asked.ok || typeof actor !== 'string') throw new Error(`It answered ${asked.status}`);
    const work = ACTS[act];
    const done = (work && (await env.upkeep?.[work]())) ?? null;
    if (done === null) return answer(200, { done });
    const noted = await call(
      env,
      'note_upkeep',
      { actor_id: actor, act, details: { done } },
      env.SUPABASE_SECRET_KEY,
    );
    await noted.body?.cancel();
    if (!noted.ok) throw new Error(`It answered ${noted.status}`);
    return answer(200, { done });
  } catch {
    return answer(502, { error: 'It could not be done. Please try again.' });
  }
};

const call = (env: FunctionEnv, name: string, fields: object, key: string, token?: string) =>
  (env.fetch ?? fetch)(`${env.SUPABASE_URL}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: {
      apikey: key,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(fields),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
