import * as s from '../../../shared/shape.ts';
import { assertShape } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse } from '../_shared/json.ts';
import { hasScheduleKey } from '../_shared/schedule-key.ts';

/** Well within a function's time limit; the next call continues where this one stopped. */
const LIMIT_MS = 20_000;
const BATCH = 500;

const areSpare = s.listOf(s.object({ bucket: s.text, name: s.text }));
const areRemoved = s.listOf(s.anything);

/**
 * Deletes unreferenced files, including their bytes, through the storage API. Accepts only the schedule's own key or
 * the project's secret key. Returns `{removed}`.
 */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST')
    return jsonResponse(405, { error: 'Use POST.' }, { Allow: 'POST' });
  if (!(await hasScheduleKey(request, env))) {
    return jsonResponse(401, { error: 'A secret key is required.' });
  }
  const signal = AbortSignal.timeout(LIMIT_MS);
  let removed = 0;
  for (;;) {
    const found = await call(env, signal, 'POST', 'rest/v1/rpc/list_orphaned_files', {
      most: BATCH,
    });
    const files = assertShape(found, areSpare, 'list_orphaned_files');
    const before = removed;
    for (const bucket of new Set(files.map((file) => file.bucket))) {
      const prefixes = files.filter((file) => file.bucket === bucket).map(({ name }) => name);
      const removal = await call(env, signal, 'DELETE', `storage/v1/object/${bucket}`, {
        prefixes,
      });
      removed += assertShape(removal, areRemoved, 'a removal').length;
    }
    // Files that could not be removed are found again by the next call.
    if (files.length < BATCH || removed === before) return jsonResponse(200, { removed });
  }
};

async function call(
  env: FunctionEnv,
  signal: AbortSignal,
  method: string,
  path: string,
  body: unknown,
): Promise<unknown> {
  const key = env.SUPABASE_SECRET_KEY;
  const response = await (env.fetch ?? fetch)(`${env.SUPABASE_URL}/${path}`, {
    method,
    headers: { apikey: key, Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal,
  });
  if (response.ok) return response.json();
  await response.body?.cancel();
  throw new Error(`${path} returned status ${response.status}`);
}
