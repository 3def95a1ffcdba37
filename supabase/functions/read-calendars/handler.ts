import * as s from '../../../shared/shape.ts';
import { assertShape, callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { createGuardedFetch, OutboundError } from '../_shared/guarded-fetch.ts';
import { jsonResponse, methodNotAllowed } from '../_shared/json.ts';
import { localNetwork } from '../_shared/outbound-network.ts';
import { hasScheduleKey } from '../_shared/schedule-key.ts';
import { parseCalendar, type SubscribedEvent } from './parse-calendar.ts';

const MAX_BYTES = 2 * 1024 * 1024;
/** The database's API takes up to 1 MB. */
const MAX_REPORT_BYTES = 950_000;
/** Stops claiming before the function's own limit. */
const WORK_MS = 12_000;

const areJobs = s.listOf(s.object({ id: s.text, claim: s.text, url: s.text }));
type Job = s.ShapeOf<typeof areJobs>[number];

/** Reads due calendars that users subscribed to. Called by the schedule. */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  if (!(await hasScheduleKey(request, env))) return jsonResponse(401, { error: 'Unknown key.' });
  const end = Date.now() + WORK_MS;
  let read = 0;
  while (Date.now() < end) {
    const response = await callDatabase(env, 'claim_calendar_subscriptions', {}, 'server');
    const jobs = assertShape(await response.json(), areJobs, 'claim_calendar_subscriptions');
    await Promise.all(jobs.map((job) => refresh(job, env)));
    read += jobs.length;
    if (jobs.length === 0) break;
  }
  return jsonResponse(200, { read });
};

interface Outcome {
  readonly failure: string | null;
  readonly events: readonly SubscribedEvent[];
  readonly leftOut: number;
}

const failed = (failure: string): Outcome => ({ failure, events: [], leftOut: 0 });

async function refresh(job: Job, env: FunctionEnv): Promise<void> {
  const { failure, events, leftOut } = await readCalendar(job.url, env);
  const report = await callDatabase(
    env,
    'report_calendar_subscription',
    {
      p_id: job.id,
      p_claim: job.claim,
      p_failure: failure,
      p_events: events,
      p_left_out: leftOut,
    },
    'server',
  );
  await report.body?.cancel();
}

/** Fetches public servers only, without redirects, and up to 2 MB. */
async function readCalendar(url: string, env: FunctionEnv): Promise<Outcome> {
  const network = env.secrets?.HAVEN_WEBHOOK_LOCAL === 'allow' ? localNetwork : undefined;
  try {
    const response = await createGuardedFetch(network, MAX_BYTES)(url, {
      headers: { accept: 'text/calendar', 'user-agent': 'Haven-Exchange-Calendars/1' },
    });
    if (!response.ok) return failed(response.status === 404 ? 'not_found' : 'http_error');
    const parsed = parseCalendar(await response.text(), Date.now());
    if ('failure' in parsed) return failed(parsed.failure);
    const size = new TextEncoder().encode(JSON.stringify(parsed.events)).byteLength;
    return size > MAX_REPORT_BYTES ? failed('too_many') : { failure: null, ...parsed };
  } catch (error) {
    return failed(error instanceof OutboundError ? error.reason : 'connection_failed');
  }
}
