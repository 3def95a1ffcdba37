import * as s from '../../../shared/shape.ts';
import { messageFileMimeType } from '../../../shared/texts/files.ts';
import {
  BID_FILE_OVERHEAD_BYTES,
  MAX_BID_FILE_BYTES,
} from '../../../shared/vendors/rfps/bidFiles.ts';
import type { FunctionEnv } from '../_shared/function-env.ts';
import { readAtMost } from '../_shared/read-at-most.ts';
import { openBidFile } from '../_shared/sealed-bids.ts';

const TIMEOUT_MS = 60_000;

export const isSealedFile = s.object({
  state: s.text,
  path: s.text,
  target: s.text,
  name: s.text,
  size: s.number,
  key: s.text,
});
type SealedFile = s.ShapeOf<typeof isSealedFile>;

/**
 * Decrypts a file of an opened bid into `rfp-files`, whose storage checks size and content as for every upload. Returns
 * false if it is missing, damaged, or not allowed.
 */
export async function storeBidFile(env: FunctionEnv, file: SealedFile): Promise<boolean> {
  const type = messageFileMimeType(file.name);
  const sealed = type === null ? null : await download(env, file.path);
  const content = sealed === null ? null : await openBidFile(sealed, file.key);
  if (type === null || content === null || content.byteLength !== file.size) return false;
  const response = await request(env, `rfp-files/${file.target}`, {
    method: 'POST',
    // An earlier attempt may have stopped between the upload and its record.
    headers: { 'Content-Type': type, 'x-upsert': 'true' },
    body: content,
  });
  const reason: unknown = await response.json().catch(() => null);
  if (response.ok) return true;
  if (isRejection(response.status, reason)) return false;
  throw new Error(`Storing a file returned status ${response.status}`);
}

/** Hosted storage sends the status of some refusals only in the body. */
const isRejection = (status: number, body: unknown): boolean =>
  [413, 415, 422].includes(status) ||
  (isStorageError(body) && ['413', '415', '422'].includes(body.statusCode));
const isStorageError = s.object({ statusCode: s.text });

async function download(env: FunctionEnv, path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const response = await request(env, `authenticated/rfp-bids/${path}`, {});
  if (response.ok) {
    const bytes = await readAtMost(response, MAX_BID_FILE_BYTES + BID_FILE_OVERHEAD_BYTES);
    return bytes && new Uint8Array(bytes);
  }
  await response.body?.cancel();
  if ([400, 404].includes(response.status)) return null;
  throw new Error(`Reading a file returned status ${response.status}`);
}

function request(env: FunctionEnv, path: string, init: RequestInit): Promise<Response> {
  const key = env.SUPABASE_SECRET_KEY;
  return (env.fetch ?? fetch)(`${env.SUPABASE_URL}/storage/v1/object/${path}`, {
    ...init,
    headers: { ...init.headers, apikey: key, Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}
