import * as s from '../../../shared/shape.ts';
import { addTransfer } from '../_shared/add-transfer.ts';
import { assertShape, callServer } from '../_shared/call-database.ts';
import type { FunctionEnv, FunctionHandler } from '../_shared/function-env.ts';
import { jsonResponse } from '../_shared/json.ts';
import { readAtMost } from '../_shared/read-at-most.ts';
import { getBearerToken } from '../_shared/request.ts';
import { hasScheduleKey } from '../_shared/schedule-key.ts';
import { sha256Of } from '../_shared/sha256.ts';
import { finishRun, importFile, type RunResult } from './import-file.ts';
import { areJobs, readDrop } from './read-drop.ts';

const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Stops claiming before the function's own limit. */
const WORK_MS = 12_000;
const UPLOAD = /\/file-drops\/([0-9a-f-]{36})$/;
const TOKEN = /^Bearer\s+(hvd_[0-9a-f]{64})$/i;

const isOpened = s.partial({ refusal: s.text, kind: s.text });

/**
 * File drops. `PUT …/file-drops/<id>` takes a file with the token of its upload address. The schedule reads due addresses.
 * With a user's token, `add` seals a secret and adds a drop.
 */
export const handle: FunctionHandler = async (request, env) => {
  const upload = UPLOAD.exec(new URL(request.url).pathname)?.[1];
  if (upload !== undefined) return await takeUpload(request, env, upload);
  if (request.method !== 'POST') return refuseMethod('POST');
  if (await hasScheduleKey(request, env)) return jsonResponse(200, { read: await work(env) });
  const token = getBearerToken(request);
  if (!token) return jsonResponse(401, { error: 'Sign in first.' });
  return await addTransfer(request, env, token, {
    call: 'add_file_drop',
    toArguments: ({ source, updates }) => ({ p_source: source, p_updates: updates === true }),
    lacksSftp: ({ source }) => source === 'sftp' && env.readFolder === undefined,
    codes: { invalid: 'HXFDV', lacksSftp: 'HXFDS' },
  });
};

const refuseMethod = (allow: string): Response =>
  new Response(JSON.stringify({ error: `Use ${allow}.` }), {
    status: 405,
    headers: { 'Content-Type': 'application/json', Allow: allow },
  });

const REFUSALS: Readonly<Record<string, readonly [status: number, error: string]>> = {
  invalid_token: [401, 'The token is wrong, or the file drop was removed.'],
  paused: [409, 'The file drop is paused.'],
  rate_limited: [429, 'At most 60 files an hour.'],
};

/** Checks the token before it reads the file. A repeated file gets the result of the first one. */
async function takeUpload(request: Request, env: FunctionEnv, id: string): Promise<Response> {
  if (request.method !== 'PUT') return refuseMethod('PUT');
  const token = TOKEN.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const opened = await callServer(env, 'open_file_drop', {
    p_id: id,
    p_token_hash: await sha256Of(new TextEncoder().encode(token)),
  });
  const { refusal, kind } = assertShape(opened, isOpened, 'open_file_drop');
  if (refusal !== undefined || kind === undefined) {
    await request.body?.cancel();
    const [status, error] = REFUSALS[refusal ?? ''] ?? [401, 'The token is wrong.'];
    return jsonResponse(status, { error, code: refusal ?? 'invalid_token' });
  }
  const bytes = await readAtMost(request, MAX_FILE_BYTES);
  if (bytes === null) {
    return jsonResponse(413, { error: 'A file has at most 10 MB.', code: 'too_large' });
  }
  const { searchParams } = new URL(request.url);
  const result = await importFile(env, {
    dropId: id,
    kind,
    isCheck: searchParams.get('dry_run') === 'true',
    file: { name: searchParams.get('name') ?? 'upload.csv', key: null, bytes },
  });
  return jsonResponse(statusOf(result), { ...result });
}

const statusOf = ({ state }: RunResult): number =>
  state === 'failed' ? 422 : state === 'gone' ? 404 : 200;

/** Finishes staged files, then reads due addresses. */
async function work(env: FunctionEnv): Promise<number> {
  const end = Date.now() + WORK_MS;
  let read = 0;
  while (Date.now() < end) {
    const claimed = await callServer(env, 'claim_file_drops', {});
    const { drops, staged } = assertShape(claimed, areJobs, 'claim_file_drops');
    // One that fails is tried again by the next call.
    for (const id of staged) await finishRun(env, id).catch(() => null);
    for (const job of drops) await readDrop(job, env, MAX_FILE_BYTES);
    read += drops.length;
    if (drops.length === 0) break;
  }
  return read;
}
