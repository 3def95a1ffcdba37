import { assertShape, callDatabase } from '../_shared/call-database.ts';
import { runSync } from '../_shared/connectors/run-sync.ts';
import { isJob } from '../_shared/connectors/sync-job.ts';
import type { FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed } from '../_shared/json.ts';
import { hasScheduleKey } from '../_shared/schedule-key.ts';

/** Stops claiming and reading before the function's own limit. */
const WORK_MS = 12_000;

/** Runs due syncs with other systems. Called by the schedule. */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  if (!(await hasScheduleKey(request, env))) return jsonResponse(401, { error: 'Unknown key.' });
  const key = env.secrets?.HAVEN_CONNECTOR_KEY;
  if (key === undefined) return jsonResponse(200, { synced: 0 });
  const end = Date.now() + WORK_MS;
  let synced = 0;
  while (Date.now() < end) {
    const response = await callDatabase(env, 'claim_connector_sync', {}, 'server');
    const job: unknown = await response.json();
    if (job === null) break;
    // Rights that ended are already reported.
    if (typeof job === 'object' && 'refused' in job) continue;
    await runSync(env, key, assertShape(job, isJob, 'claim_connector_sync'), end);
    synced += 1;
  }
  return jsonResponse(200, { synced });
};
