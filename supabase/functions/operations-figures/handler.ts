import { callDatabase } from '../_shared/call-database.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { answer, refuseMethod } from '../_shared/json.ts';

const TIMEOUT_MS = 20_000;

/**
 * How the product runs: what the database knows, which also says whether the caller may ask, and what the running
 * backend knows. A hosted project keeps that to itself: then `running` is null.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return refuseMethod();
  await request.body?.cancel();
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return answer(401, { error: 'Sign in first.', code: '42501' });
  try {
    const response = await callDatabase(env, 'operations', {}, { token }, TIMEOUT_MS);
    const told: unknown = await response.json();
    if (response.status === 401 || response.status === 403) {
      return answer(403, { error: 'Only the team reads how the product runs.', code: '42501' });
    }
    if (!response.ok || typeof told !== 'object') throw new Error(`It answered ${response.status}`);
    return answer(200, { ...told, running: env.running?.() ?? null });
  } catch {
    return answer(502, { error: 'The figures could not be read. Please try again.' });
  }
};
