import { toOutput } from '../../../shared/api/bodies.ts';
import { MAX_PAGE } from '../../../shared/api/listQuery.ts';
import { findResource, type Resource } from '../../../shared/api/resources.ts';
import { snapshotColumns, writeSnapshotCsv } from '../../../shared/api/snapshotColumns.ts';
import * as s from '../../../shared/shape.ts';
import { isRow, withoutNext } from '../_shared/api/call-api.ts';
import { planRequest } from '../_shared/api/plan.ts';
import { assertShape, callServer } from '../_shared/call-database.ts';
import { unseal } from '../_shared/connectors/seal.ts';
import { resolveFolder } from '../_shared/drops/resolve-folder.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { internet, localNetwork } from '../_shared/outbound-network.ts';

/** 20,000 rows, as in an import. */
const MAX_PAGES = 100;

export const isJob = s.object({
  id: s.text,
  claim: s.text,
  run: s.text,
  kind: s.text,
  destination: s.text,
  address: s.orNull(s.text),
  secret: s.orNull(s.text),
  host_key: s.orNull(s.text),
  is_check: s.bool,
});
type Job = s.ShapeOf<typeof isJob>;

interface Made {
  readonly failure: string | null;
  readonly hostKey?: string | null;
  readonly rows?: number;
  readonly bytes?: number;
}

/** Makes one file and sends it. An export that fails unexpectedly doesn't hold up the others. */
export async function runExport(job: Job, env: FunctionEnv): Promise<void> {
  const made = await makeFile(job, env).catch((): Made => ({ failure: 'interrupted' }));
  await callServer(env, 'report_scheduled_export', {
    p_id: job.id,
    p_claim: job.claim,
    p_run: job.run,
    p_failure: made.failure,
    p_host_key: made.hostKey ?? null,
    p_rows: made.rows ?? 0,
    p_bytes: made.bytes ?? 0,
  });
}

async function makeFile(job: Job, env: FunctionEnv): Promise<Made> {
  if (job.is_check) return await send(job, env, null);
  const resource = findResource(job.kind);
  if (resource === undefined) return { failure: 'not_allowed' };
  const parts: string[] = [];
  let rows = 0;
  let after: string | null = null;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const read = await readPage(job, env, resource, after);
    if (read.failure !== undefined) return { failure: read.failure };
    const found = withoutNext(read.rows ?? [], read.next).map((row) => toOutput(resource, row));
    const csv = writeSnapshotCsv(snapshotColumns(resource), found);
    // Each page has a heading; only the first one stays.
    parts.push(page === 0 ? csv : csv.slice(csv.indexOf('\r\n') + 2));
    rows += found.length;
    after = read.next ?? null;
    if (after === null) break;
  }
  if (after !== null) return { failure: 'too_many_rows' };
  const bytes = new TextEncoder().encode(parts.join(''));
  const sent = await (job.destination === 'sftp' ? send(job, env, bytes) : store(job, env, parts));
  return { ...sent, rows, bytes: bytes.byteLength };
}

const isPage = s.partial({ failure: s.text, rows: s.listOf(isRow), next: s.orNull(s.text) });

/** Reads a page with the rights of the export's owner, by the plan of the API. */
async function readPage(job: Job, env: FunctionEnv, resource: Resource, after: string | null) {
  const plan = planRequest({
    method: 'GET',
    parts: [resource.name],
    parameters: [
      ['limit', String(MAX_PAGE)],
      ...(after === null ? [] : [['after', after] as const]),
    ],
    ifMatch: null,
    body: undefined,
  });
  if (!('operation' in plan)) return { failure: 'not_allowed' };
  const page = await callServer(env, 'read_scheduled_export_page', {
    p_id: job.id,
    p_claim: job.claim,
    p_operation: plan.operation,
  });
  return assertShape(page, isPage, 'read_scheduled_export_page');
}

async function store(job: Job, env: FunctionEnv, parts: readonly string[]): Promise<Made> {
  for (const [place, content] of parts.entries()) {
    await callServer(env, 'add_scheduled_export_part', {
      p_id: job.id,
      p_claim: job.claim,
      p_run: job.run,
      p_place: place,
      p_content: content,
    });
  }
  return { failure: null };
}

/** Writes the file of the day into the folder; without a file, only connects. */
async function send(job: Job, env: FunctionEnv, bytes: Uint8Array | null): Promise<Made> {
  const key = env.secrets?.HAVEN_CONNECTOR_KEY;
  const secret = job.secret !== null && key ? await unseal(key, job.id, job.secret) : null;
  if (secret === null) return { failure: 'key_changed' };
  if (env.writeFolder === undefined || job.address === null) return { failure: 'no_sftp_here' };
  const network = env.secrets?.HAVEN_WEBHOOK_LOCAL === 'allow' ? localNetwork : internet;
  const target = await resolveFolder({ ...job, address: job.address }, secret, network);
  if ('failure' in target) return { failure: target.failure };
  const name = `${job.kind}-${new Date().toISOString().slice(0, 10)}.csv`;
  return await env.writeFolder(target, bytes && { name, bytes });
}
