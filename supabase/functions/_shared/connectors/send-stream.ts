import * as s from '../../../../shared/shape.ts';
import { assertShape, callDatabase } from '../call-database.ts';
import { callRpc, fetchDocumentContent, storeRoomDocument } from '../documents/rpc.ts';
import type { FunctionEnv } from '../function-env.ts';
import { type Progress, Refused, type SyncJob } from './sync-job.ts';
import { fieldsOf } from './values.ts';
import {
  type ExportRecord,
  type ExportResult,
  RecordRefused,
  type SendStream,
  type VendorSession,
} from './vendor.ts';

const isPage = s.object({
  failure: s.orNull(s.text),
  records: s.listOf(
    s.object({
      record_id: s.text,
      title: s.text,
      values: s.anything,
      remote_id: s.orNull(s.text),
      attempts: s.number,
    }),
  ),
  next: s.orNull(s.text),
});
type Page = s.ShapeOf<typeof isPage>;

const isSettled = s.object({ failure: s.orNull(s.text) });

interface Sending {
  readonly progress: Progress;
  readonly end: number;
}

/** Sends the records of a stream that are due, until the last one or until `end`. True if it's done. */
export async function sendStream(
  env: FunctionEnv,
  job: SyncJob,
  stream: SendStream,
  session: VendorSession,
  { progress: initial, end }: Sending,
): Promise<boolean> {
  let progress = initial;
  let send: Awaited<ReturnType<SendStream['open']>> | undefined;
  while (!progress.isDone) {
    if (Date.now() > end) return false;
    const page = await claimPage(env, job, stream.kind, progress.next);
    for (const record of page.records) {
      // The rest of the page is claimed again by the next run.
      if (Date.now() > end) return false;
      send ??= await stream.open(session, (path) => fetchDocumentContent(env, path));
      const values = fieldsOf(record.values);
      const result = await send({ ...record, values })
        .then((sent) => fileDocument(env, job, { ...record, values }, sent))
        .catch(toRefusal);
      const { record_id, title } = record;
      await settle(env, job, stream.kind, { results: [{ record_id, title, ...result }] });
    }
    progress = { ...progress, next: page.next, isDone: page.next === null };
    await settle(env, job, stream.kind, { results: [], position: progress });
  }
  return true;
}

/** Files a signed document in its deal room, before the state that ends its request is stored. */
async function fileDocument(
  env: FunctionEnv,
  { id, claim }: SyncJob,
  { record_id, values }: ExportRecord,
  { document, ...result }: ExportResult,
) {
  if (document === undefined) return result;
  await storeRoomDocument(env, String(values.file), document);
  const filed = { p_id: id, p_claim: claim, p_record_id: record_id };
  const isFiled = await callRpc(env, 'file_signed_envelope', filed);
  return isFiled === true ? result : { ...result, fault: 'not_filed' };
}

function toRefusal(error: unknown) {
  if (!(error instanceof RecordRefused)) throw error;
  return { did: 'refused', rule: error.rule, detail: error.detail };
}

async function claimPage(
  env: FunctionEnv,
  { id, claim }: SyncJob,
  kind: string,
  after: string | null,
): Promise<Page> {
  const asked = { p_id: id, p_claim: claim, p_kind: kind, p_after: after };
  const response = await callDatabase(env, 'claim_connector_exports', asked, 'server');
  const page = assertShape(await response.json(), isPage, 'claim_connector_exports');
  if (page.failure !== null) throw new Refused(page.failure);
  return page;
}

/** Stores results and the position after a page. */
export async function settle(
  env: FunctionEnv,
  { id, claim }: SyncJob,
  kind: string,
  page: { readonly results: readonly object[]; readonly position?: Progress },
): Promise<void> {
  const settled = { p_id: id, p_claim: claim, p_page: { kind, ...page } };
  const response = await callDatabase(env, 'settle_connector_exports', settled, 'server');
  const { failure } = assertShape(await response.json(), isSettled, 'settle_connector_exports');
  if (failure !== null) throw new Refused(failure);
}
