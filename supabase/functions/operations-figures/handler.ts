import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed } from '../_shared/json.ts';
import { getBearerToken } from '../_shared/request.ts';

const TIMEOUT_MS = 20_000;

/**
 * Operations figures: from the database, which also authorizes the caller, and from the running backend. For a hosted
 * project, `running` is null.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  await request.body?.cancel();
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.', code: '42501' });
  try {
    const response = await callDatabase(env, 'operations', {}, { token }, TIMEOUT_MS);
    const figures: unknown = await response.json();
    if (response.status === 401 || response.status === 403) {
      return jsonResponse(403, {
        error: 'Only our team can view operations figures.',
        code: '42501',
      });
    }
    if (!response.ok || typeof figures !== 'object')
      throw new Error(`The database returned status ${response.status}`);
    return jsonResponse(200, { ...figures, running: (await env.running?.()) ?? null });
  } catch {
    return jsonResponse(502, { error: 'The figures could not be loaded. Try again.' });
  }
};
