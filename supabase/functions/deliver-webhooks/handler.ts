import { toOutput } from '../../../shared/api/bodies.ts';
import { resources } from '../../../shared/api/resources.ts';
import * as s from '../../../shared/shape.ts';
import { assertShape, callDatabase } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse, methodNotAllowed } from '../_shared/json.ts';
import { localNetwork } from '../_shared/outbound-network.ts';
import { hasScheduleKey } from '../_shared/schedule-key.ts';
import { postWebhook } from './post-webhook.ts';
import { signWebhook } from './sign-webhook.ts';

const BATCH = 20;
/** Stops claiming before the function's own limit. */
const WORK_MS = 15_000;

const areJobs = s.listOf(
  s.object({
    id: s.text,
    claim: s.text,
    url: s.text,
    type: s.text,
    kind: s.orNull(s.text),
    record_id: s.orNull(s.text),
    occurred_at: s.text,
    attempt: s.number,
    record: s.orNull(s.recordOf(s.anything)),
    secrets: s.listOf(s.text),
  }),
);
type Job = s.ShapeOf<typeof areJobs>[number];

/** Sends due webhook events. Called by the schedule; the database decides what each endpoint may receive. */
export const handle: FunctionHandler = async (request, env) => {
  if (request.method !== 'POST') return methodNotAllowed();
  if (!(await hasScheduleKey(request, env))) return jsonResponse(401, { error: 'Unknown key.' });
  const end = Date.now() + WORK_MS;
  let sent = 0;
  while (Date.now() < end) {
    const response = await callDatabase(env, 'claim_webhooks', { p_limit: BATCH }, 'server');
    const jobs = assertShape(await response.json(), areJobs, 'claim_webhooks');
    await Promise.all(jobs.map((job) => deliver(job, env)));
    sent += jobs.length;
    if (jobs.length === 0) break;
  }
  return jsonResponse(200, { sent });
};

async function deliver(job: Job, env: FunctionEnv): Promise<void> {
  const started = Date.now();
  const body = JSON.stringify(eventOf(job));
  const signature = await signWebhook(job.id, body, job.secrets);
  const network = env.secrets?.HAVEN_WEBHOOK_LOCAL === 'allow' ? localNetwork : undefined;
  const { status, error } = await postWebhook(
    {
      url: job.url,
      body,
      headers: {
        ...signature,
        'content-type': 'application/json',
        'user-agent': 'Haven-Exchange-Webhooks/1',
      },
    },
    network,
  );
  const report = await callDatabase(
    env,
    'report_webhook',
    {
      p_id: job.id,
      p_claim: job.claim,
      // A redirect is a failure, whatever its status.
      p_status: status,
      p_milliseconds: Math.min(Date.now() - started, 600_000),
      p_error: error ?? null,
    },
    'server',
  );
  await report.body?.cancel();
}

/** Returns the event with the fields that the API shows of the record. */
function eventOf({ type, kind, record_id, occurred_at, record }: Job) {
  const resource = resources.find(({ table }) => table === kind);
  const data =
    resource !== undefined && record !== null
      ? toOutput(resource, record)
      : record_id === null
        ? {}
        : { id: record_id };
  return { type, timestamp: occurred_at, data };
}
