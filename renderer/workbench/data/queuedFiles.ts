import type { DataClient } from '../../data/api/dataClient.ts';
import { onUserStorageCleared } from '../../session/auth/index.ts';
import { makeBrowserStore } from '../../session/persisted/browserStore.ts';
import { onOfflineKeyDropped, openText, sealText } from '../../session/persisted/offlineKey.ts';
import { reencodeImage } from '../../ui/file/reencodeImage.ts';
import { toDataUrl } from '../../ui/file/toDataUrl.ts';
import * as s from '../../ui/shape/shape.ts';
import { withOfflineFallback } from './offlineFallback.ts';
import type { NewQueuedMutation, QueuedMutation } from './offlineQueue.ts';

/**
 * Photos of calls that wait in the offline queue, encrypted like the calls. They are in a database of their own, because
 * the queue's storage has no room for files.
 */
const withStore = makeBrowserStore('haven.files', 'files');
const BUCKET = 'record-files';
/** Large enough to read a label, and small enough to keep dozens. */
const KEPT_PICTURE = { longestSide: 1600, quality: 0.8 };

const isQueuedFile = s.object({ path: s.text, type: s.text });
type QueuedFile = s.ShapeOf<typeof isQueuedFile>;
const hasFile = s.object({ file: isQueuedFile });

interface UploadedFile extends QueuedFile {
  /** The folder's owner. */
  readonly userId: string;
  readonly content: Blob;
}

interface CallResult {
  readonly data: unknown;
  readonly error: unknown;
  readonly status?: number;
}

interface AnyCalls {
  rpc(name: string, args: object): PromiseLike<CallResult>;
}

/** The file of a queued call; null for other calls. */
export const fileOfCall = ({ before }: QueuedMutation): QueuedFile | null =>
  hasFile(before) ? before.file : null;

/** Uploads a file, then makes the call that attaches it. An upload that arrived before is not repeated. */
export async function uploadAndCall(
  client: DataClient,
  { path, type }: QueuedFile,
  content: Blob,
  name: string,
  args: object,
): Promise<CallResult> {
  const { error } = await client.storage.from(BUCKET).upload(path, content, { contentType: type });
  if (error !== null) {
    const { status = 0, statusCode } = error as { status?: number; statusCode?: string };
    if (statusCode !== '409' && status !== 409) {
      const code = status === 0 ? 'UNREACHABLE' : 'HTTP';
      return { data: null, error: { code, message: error.message }, status };
    }
  }
  return await (client as unknown as AnyCalls).rpc(name, args);
}

/** Replays a queued call with its file. */
export async function replayFileCall(
  client: DataClient,
  { kind, values }: QueuedMutation,
  file: QueuedFile,
): Promise<CallResult> {
  const [userId = ''] = file.path.split('/');
  const content = await readFile(userId, file);
  if (content === null) {
    const error = { code: 'NO_FILE', message: 'The photo is no longer on this device.' };
    return { data: null, error, status: 410 };
  }
  return await uploadAndCall(client, file, content, kind, values);
}

/** Queues a call and its picture if the server is unreachable and this device has a key. */
export async function withQueuedFile<Answer extends { readonly error?: unknown }>(
  response: Answer,
  api: { readonly getState: () => unknown },
  entry: NewQueuedMutation,
  { userId, path, type, content }: UploadedFile,
): Promise<Answer> {
  if (response.error === undefined) return response;
  const small = await reencodeImage(new File([content], 'photo', { type }), type, KEPT_PICTURE);
  const isStored = await storeFile(userId, path, small?.content ?? content);
  const result = await withOfflineFallback(
    response,
    api,
    { ...entry, before: { ...entry.before, file: { path, type } }, isSecret: true },
    isStored ? {} : null,
  );
  if (result.error !== undefined) await removeQueuedFile(path);
  return result;
}

async function storeFile(userId: string, path: string, content: Blob): Promise<boolean> {
  const sealed = await sealText(userId, await toDataUrl(content));
  if (sealed === null) return false;
  return (await withStore('readwrite', (store) => store.put(sealed, path))) !== undefined;
}

async function readFile(userId: string, { path, type }: QueuedFile): Promise<Blob | null> {
  const sealed = await withStore<unknown>('readonly', (store) => store.get(path));
  if (typeof sealed !== 'string') return null;
  const opened = await openText(userId, sealed);
  if (opened === null) return null;
  const bytes = Uint8Array.from(atob(opened.slice(opened.indexOf(',') + 1)), (char) =>
    char.charCodeAt(0),
  );
  return new Blob([bytes], { type });
}

/** Deletes a file whose call was sent or discarded. */
export async function removeQueuedFile(path: string): Promise<void> {
  await withStore('readwrite', (store) => store.delete(path));
}

const removeAll = () => void withStore('readwrite', (store) => store.clear());
onUserStorageCleared(removeAll);
onOfflineKeyDropped((endedFor) => {
  if (endedFor !== null) removeAll();
});
