import * as s from '../../../../shared/shape.ts';
import { assertShape, callDatabase } from '../call-database.ts';
import type { FunctionEnv } from '../function-env.ts';
import { settle } from './send-stream.ts';
import { type Progress, Refused, type SyncJob } from './sync-job.ts';
import { fieldsOf } from './values.ts';
import type { TableStream, VendorSession } from './vendor.ts';

const isPage = s.object({
  failure: s.orNull(s.text),
  rows: s.listOf(s.anything),
  next: s.orNull(s.text),
});

interface Sending {
  readonly progress: Progress;
  readonly end: number;
}

/**
 * Replaces a table at the vendor, page by page until `end`. True if it's done. After a failure, the next sync begins with the
 * first page, because a page whose answer was lost would be there twice.
 */
export async function sendTable(
  env: FunctionEnv,
  job: SyncJob,
  stream: TableStream,
  session: VendorSession,
  { progress: initial, end }: Sending,
): Promise<boolean> {
  let progress = initial;
  let send: Awaited<ReturnType<TableStream['openTable']>> | undefined;
  while (!progress.isDone) {
    if (Date.now() > end) return false;
    const asked = { p_id: job.id, p_claim: job.claim, p_kind: stream.kind, p_after: progress.next };
    const response = await callDatabase(env, 'claim_connector_rows', asked, 'server');
    const page = assertShape(await response.json(), isPage, 'claim_connector_rows');
    if (page.failure !== null) throw new Refused(page.failure);
    send ??= await stream.openTable(session);
    await send(page.rows.map(fieldsOf), progress.next === null);
    progress = { ...progress, next: page.next, isDone: page.next === null };
    const results = page.rows.map(() => ({ did: 'added' }));
    await settle(env, job, stream.kind, { results, position: progress });
  }
  return true;
}
