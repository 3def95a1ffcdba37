import * as s from '../../../shared/shape.ts';
import { callServer } from '../_shared/call-database.ts';
import { unseal } from '../_shared/connectors/seal.ts';
import type { FolderRead } from '../_shared/drops/folder.ts';
import { decodeText, resolveFolder } from '../_shared/drops/resolve-folder.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { createGuardedFetch, OutboundError } from '../_shared/guarded-fetch.ts';
import { internet, localNetwork } from '../_shared/outbound-network.ts';
import { importFile } from './import-file.ts';

/** Files of a folder that one read takes; the next read follows at once. */
const MAX_FILES = 3;

const isJob = s.object({
  id: s.text,
  claim: s.text,
  kind: s.text,
  source: s.text,
  address: s.text,
  secret: s.orNull(s.text),
  host_key: s.orNull(s.text),
  is_check: s.bool,
  known: s.listOf(s.text),
});
type Job = s.ShapeOf<typeof isJob>;
export const areJobs = s.object({ drops: s.listOf(isJob), staged: s.listOf(s.text) });

const failed = (failure: string): FolderRead => ({
  failure,
  files: [],
  hasMore: false,
  hostKey: null,
});

/** Reads a drop's address and imports its new files. A drop that fails unexpectedly doesn't hold up the others. */
export async function readDrop(job: Job, env: FunctionEnv, maxBytes: number): Promise<void> {
  const read = await readAndImport(job, env, maxBytes).catch(() => failed('interrupted'));
  await callServer(env, 'report_file_drop', {
    p_id: job.id,
    p_claim: job.claim,
    p_failure: read.failure,
    p_host_key: read.hostKey,
    p_has_more: read.hasMore && !job.is_check,
  });
}

async function readAndImport(job: Job, env: FunctionEnv, maxBytes: number): Promise<FolderRead> {
  const read = await openAndRead(job, env, maxBytes);
  const files = job.is_check ? read.files.slice(-1) : read.files;
  for (const file of files) {
    await importFile(env, { dropId: job.id, kind: job.kind, isCheck: job.is_check, file });
  }
  return read;
}

async function openAndRead(job: Job, env: FunctionEnv, maxBytes: number): Promise<FolderRead> {
  const key = env.secrets?.HAVEN_CONNECTOR_KEY;
  const secret =
    job.secret === null ? '' : key === undefined ? null : await unseal(key, job.id, job.secret);
  if (secret === null) return failed('key_changed');
  const network = env.secrets?.HAVEN_WEBHOOK_LOCAL === 'allow' ? localNetwork : internet;
  if (job.source === 'url') return await readUrl(job, secret, network, maxBytes);
  if (env.readFolder === undefined) return failed('no_sftp_here');
  const target = await resolveFolder(job, secret, network);
  if ('failure' in target) return failed(target.failure);
  return await env.readFolder(target, {
    known: new Set(job.is_check ? [] : job.known),
    maxFiles: MAX_FILES,
    maxBytes,
  });
}

async function readUrl(
  { address }: Job,
  secret: string,
  network: typeof internet,
  maxBytes: number,
): Promise<FolderRead> {
  try {
    const response = await createGuardedFetch(network, maxBytes)(address, {
      headers: {
        accept: 'text/csv, text/plain, */*',
        'user-agent': 'Haven-Exchange-File-Drops/1',
        ...(secret !== '' && { authorization: `Bearer ${secret}` }),
      },
    });
    if (response.status === 401 || response.status === 403) return failed('access_denied');
    if (!response.ok) return failed(response.status === 404 ? 'not_found' : 'http_error');
    const bytes = new Uint8Array(await response.arrayBuffer());
    const name = new URL(address).pathname.split('/').at(-1) || 'file.csv';
    const files = [{ name: decodeText(name), key: '', bytes }];
    return { failure: null, files, hasMore: false, hostKey: null };
  } catch (error) {
    return failed(error instanceof OutboundError ? error.reason : 'connection_failed');
  }
}
