import type { Noun } from '#shared/records/noun.ts';
import { type Changes, getFieldValue, isSame, type Value } from '#shared/records/row.ts';
import { dataErrorMessage } from '#shared/texts/messages.ts';
import { recordNotices } from '#shared/texts/records.ts';
import { calls } from '../../data/api/calls.ts';
import type { DataClient } from '../../data/api/dataClient.ts';
import { isDataError } from '../../data/api/dataError.ts';
import type { AppDispatch, RootState } from '../../session/store.ts';
import { addComment, addTask, changeTask } from './attachmentCalls.ts';
import { insertCachedRow, invalidateLists } from './cachePatches.ts';
import { createOne, updateOne } from './calls.ts';
import { nounByTable } from './nounByTable.ts';
import {
  getQueuedMutation,
  listQueuedMutations,
  openOfflineQueue,
  type QueuedMutation,
  settleQueuedMutation,
  writeQueuedMutation,
} from './offlineQueue.ts';
import { fileOfCall, removeQueuedFile, replayFileCall } from './queuedFiles.ts';
import { recordsApi } from './recordsApi.ts';
import { isSaveResponse, type RecordRow } from './row.ts';

const MAX_MERGE_ATTEMPTS = 4;

/** True if another user changed one of the fields this queued edit changes. */
const hasConflict = (row: RecordRow, { values, before }: QueuedMutation): boolean =>
  Object.entries(values).some(([name, ownValue]) => {
    const theirs = getFieldValue(row, name);
    const was = (before[name] ?? null) as Value;
    return !isSame(theirs, was) && !isSame(theirs, ownValue as Value);
  });

/** Replays a queued edit on top of the server's version; retries when only unrelated fields changed. */
async function replayUpdate(client: DataClient, noun: Noun, entry: QueuedMutation) {
  const changes = entry.values as Changes;
  let { version } = entry;
  for (let attempt = 1; ; attempt += 1) {
    const response = await updateOne(client, { noun, id: entry.recordId, version, changes });
    const result = isSaveResponse(response.data) ? response.data : null;
    const theirs = result?.outcome === 'conflict' ? result.row : null;
    const isLastAttempt = attempt === MAX_MERGE_ATTEMPTS;
    if (theirs === null || hasConflict(theirs, entry) || isLastAttempt) return response;
    version = theirs.version;
  }
}

/** Calls a function again with the arguments of the first time, which include an ID, after uploading its file if any. */
function replayCall(client: DataClient, entry: QueuedMutation) {
  const file = fileOfCall(entry);
  if (file !== null) return replayFileCall(client, entry, file);
  return (client as unknown as AnyCalls).rpc(entry.kind, entry.values);
}
interface AnyCalls {
  rpc(
    name: string,
    args: object,
  ): PromiseLike<{ readonly data: unknown; readonly error: unknown; readonly status?: number }>;
}

/** How each queued change of a record is replayed after reconnecting. */
const replayers: Readonly<
  Record<
    Exclude<QueuedMutation['what'], 'call'>,
    (
      client: DataClient,
      noun: Noun,
      entry: QueuedMutation,
    ) => PromiseLike<{
      readonly data: unknown;
      readonly error: unknown;
      readonly status?: number;
    }>
  >
> = {
  create: (client, noun, { recordId, values }) =>
    createOne(client, noun, recordId, values as Changes),
  save: replayUpdate,
  comment: (client, _noun, entry) => addComment(client, entry, entry.id, entry.values),
  task: (client, _noun, entry) =>
    entry.version === 0
      ? addTask(client, entry, entry.id, entry.values)
      : changeTask(client, entry.id, entry.values),
};

const replayApi = recordsApi.injectEndpoints({
  endpoints: (build, { write } = calls(build)) => ({
    replayMutation: write(
      { failure: 'silent' },
      ({ noun, entry }: { readonly noun: Noun | null; readonly entry: QueuedMutation }) =>
        (client) =>
          noun === null || entry.what === 'call'
            ? replayCall(client, entry)
            : replayers[entry.what](client, noun, entry),
    ),
  }),
});

interface Store {
  readonly dispatch: AppDispatch;
  readonly getState: () => RootState;
}

/** Replays all queued mutations, in order for each record. One tab replays for all tabs. */
export async function drainOfflineQueue(store: Store, userId: string): Promise<void> {
  const replayAll = () => replayInOrder(store, userId);
  if (!('locks' in navigator)) return replayAll();
  await navigator.locks.request('haven.waiting', { ifAvailable: true }, async (lock) => {
    if (lock !== null) await replayAll();
  });
}

async function replayInOrder(store: Store, userId: string): Promise<void> {
  const blockedRecords = new Set<string>();
  await openOfflineQueue(userId);
  for (const { id } of listQueuedMutations(userId)) {
    const entry = getQueuedMutation(userId, id);
    const isCurrentUser = store.getState().session.session?.userId === userId;
    if (entry === null || !isCurrentUser) continue;
    const record = `${entry.kind}:${entry.recordId}`;
    if (entry.state === 'waiting' && !blockedRecords.has(record)) {
      const outcome = await replayOne(store, userId, entry);
      if (outcome === 'away') return;
      if (outcome === 'sent') continue;
    }
    // Later mutations of this record depend on it.
    blockedRecords.add(record);
  }
}

async function replayOne(store: Store, userId: string, entry: QueuedMutation) {
  const markRejected = async (reason: string) => {
    await writeQueuedMutation(userId, entry.id, { ...entry, state: 'refused', reason });
    return 'held' as const;
  };
  const noun = nounByTable(entry.kind);
  if (noun === null && entry.what !== 'call') {
    return markRejected('This record type is no longer supported.');
  }
  const replay = replayApi.endpoints.replayMutation.initiate({ noun, entry }, { track: false });
  const { data, error } = await store.dispatch(replay);
  if (error !== undefined) {
    if (!isDataError(error)) return 'away' as const;
    if (error.status === 0 || error.status >= 500 || error.status === 429) return 'away' as const;
    return markRejected(dataErrorMessage(error));
  }
  // An unreadable response confirms nothing: retry later.
  if (entry.what === 'save' && !isSaveResponse(data)) return 'away' as const;
  const saved = entry.what === 'save' && isSaveResponse(data) ? data : null;
  if (noun === null) {
    await writeQueuedMutation(userId, entry.id, null);
    const file = fileOfCall(entry);
    if (file !== null) await removeQueuedFile(file.path);
    return 'sent' as const;
  }
  if (saved !== null) {
    const { outcome, row } = saved;
    if (outcome === 'conflict') {
      await writeQueuedMutation(userId, entry.id, { ...entry, state: 'conflict', theirs: row });
      return 'held' as const;
    }
    if (outcome !== 'saved') return markRejected(recordNotices[outcome](noun).description);
    if (row !== null) store.dispatch(insertCachedRow(noun, row));
  }
  await settleQueuedMutation(userId, entry, saved === null ? 1 : (saved.row?.version ?? 0));
  store.dispatch(invalidateLists(noun));
  store.dispatch(
    recordsApi.util.invalidateTags([
      { type: 'Records', id: record(entry) },
      { type: 'RecordTimeline', id: record(entry) },
      { type: 'RecordTasks', id: record(entry) },
    ] as never),
  );
  return 'sent' as const;
}

const record = ({ kind, recordId }: QueuedMutation): string => `${kind}:${recordId}`;
