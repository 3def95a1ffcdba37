import type { BackendMaintenance } from '../_shared/backend-status.ts';
import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { answer, methodNotAllowed, readJsonBody } from '../_shared/json.ts';

const ACTS: Readonly<Record<string, keyof BackendMaintenance>> = {
  cache_clear: 'clearCaches',
  maintenance: 'maintain',
};

/** Actions each backend is running, so none starts twice. */
const underWay = new WeakMap<BackendMaintenance, Set<string>>();

/**
 * Maintenance that only the running backend can do, `{act}`: clears caches or runs its jobs now. The database
 * authorizes the caller and logs the start first; an action that can't be logged doesn't run. The log is append-only,
 * so the result is a second entry. A hosted project runs its own jobs: `done` is then null.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const fields = await readJsonBody(request);
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return answer(401, { error: 'Sign in first.', code: '42501' });
  const act = typeof fields?.act === 'string' ? fields.act : '';
  const work = Object.hasOwn(ACTS, act) ? ACTS[act] : undefined;
  if (work === undefined) return answer(400, { error: 'Unknown action.' });
  try {
    const asked = await callDatabase(env, 'require_maintenance_access', {}, { token });
    if (asked.status === 401 || asked.status === 403) {
      await asked.body?.cancel();
      return answer(asked.status, {
        error: 'Only administrators can run maintenance.',
        code: '42501',
      });
    }
    const actor: unknown = await asked.json();
    if (!asked.ok || typeof actor !== 'string')
      throw new Error(`The database returned status ${asked.status}`);
    if (env.upkeep === undefined) return answer(200, { done: null });
    return await doOnce(env.upkeep, work, act, (details) => note(env, actor, act, details));
  } catch {
    return answer(502, { error: 'The action failed. Try again.' });
  }
};

async function doOnce(
  upkeep: BackendMaintenance,
  work: keyof BackendMaintenance,
  act: string,
  noteDown: (details: object) => Promise<void>,
): Promise<Response> {
  const begun = underWay.get(upkeep) ?? new Set();
  if (begun.has(act))
    return answer(409, { error: 'This action is already running.', code: 'HXUPN' });
  underWay.set(upkeep, begun.add(act));
  try {
    await noteDown({ begun: true });
    let done: unknown;
    try {
      done = await upkeep[work]();
    } catch (error) {
      await noteDown({ failed: true }).catch(() => {});
      throw error;
    }
    // The action is done and its start is logged, so report success; otherwise the caller would repeat it.
    await noteDown({ done }).catch(() => {});
    return answer(200, { done });
  } finally {
    begun.delete(act);
  }
}

async function note(env: FunctionEnv, actor: string, act: string, details: object): Promise<void> {
  const fields = { actor_id: actor, act, details };
  const noted = await callDatabase(env, 'log_maintenance', fields, 'server');
  await noted.body?.cancel();
  if (!noted.ok) throw new Error(`The database returned status ${noted.status}`);
}
