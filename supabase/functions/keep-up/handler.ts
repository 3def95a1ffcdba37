import type { BackendMaintenance } from '../_shared/backend-status.ts';
import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed, readJsonBody } from '../_shared/json.ts';
import { getBearerToken } from '../_shared/request.ts';

const ACTS: Readonly<Record<string, keyof BackendMaintenance>> = {
  cache_clear: 'clearCaches',
  maintenance: 'maintain',
};

/** Actions each backend is running, so none starts twice. */
const runningActions = new WeakMap<BackendMaintenance, Set<string>>();

/**
 * Maintenance that only the running backend can do, `{act}`: clears caches or runs its jobs now. The database
 * authorizes the caller and logs the start first; an action that can't be logged doesn't run. The log is append-only,
 * so the result is a second entry. A hosted project runs its own jobs: `done` is then null.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  const fields = await readJsonBody(request);
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.', code: '42501' });
  const act = typeof fields?.act === 'string' ? fields.act : '';
  const work = Object.hasOwn(ACTS, act) ? ACTS[act] : undefined;
  if (work === undefined) return jsonResponse(400, { error: 'Unknown action.' });
  try {
    const response = await callDatabase(env, 'require_maintenance_access', {}, { token });
    if (response.status === 401 || response.status === 403) {
      await response.body?.cancel();
      return jsonResponse(response.status, {
        error: 'Only administrators can run maintenance.',
        code: '42501',
      });
    }
    const actor: unknown = await response.json();
    if (!response.ok || typeof actor !== 'string')
      throw new Error(`The database returned status ${response.status}`);
    if (env.upkeep === undefined) return jsonResponse(200, { done: null });
    return await doOnce(env.upkeep, work, act, (details) => note(env, actor, act, details));
  } catch {
    return jsonResponse(502, { error: 'The action failed. Try again.' });
  }
};

async function doOnce(
  upkeep: BackendMaintenance,
  work: keyof BackendMaintenance,
  act: string,
  noteDown: (details: object) => Promise<void>,
): Promise<Response> {
  const running = runningActions.get(upkeep) ?? new Set();
  if (running.has(act))
    return jsonResponse(409, { error: 'This action is already running.', code: 'HXUPN' });
  runningActions.set(upkeep, running.add(act));
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
    return jsonResponse(200, { done });
  } finally {
    running.delete(act);
  }
}

async function note(env: FunctionEnv, actor: string, act: string, details: object): Promise<void> {
  const fields = { actor_id: actor, act, details };
  const logResponse = await callDatabase(env, 'log_maintenance', fields, 'server');
  await logResponse.body?.cancel();
  if (!logResponse.ok) throw new Error(`The database returned status ${logResponse.status}`);
}
