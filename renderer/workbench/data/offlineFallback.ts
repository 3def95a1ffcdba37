import { SYNC_TAG } from '#shared/desktop/offline/service-worker.ts';
import type { Changes } from '#shared/records/row.ts';
import { pendingMessages } from '#shared/texts/pending.ts';
import { type DataError, isDataError } from '../../data/api/dataError.ts';
import type { ResponseMeta } from '../../data/api/supabaseQuery.ts';
import { hasOfflineKey, loadOfflineKey } from '../../session/persisted/offlineKey.ts';
import type { RootState } from '../../session/store.ts';
import { enqueueMutation, type NewQueuedMutation } from './offlineQueue.ts';

/** True if no server responded and the change is queued in this browser. */
export const isQueuedOffline = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'waits' in data && data.waits === true;

interface QueryResponse<Meta> {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly meta?: Meta;
}

/**
 * Returns a call's result; if the server is unreachable, queues the request and returns `stand`. If storage is full,
 * returns the error and the input stays in place.
 */
export async function withOfflineFallback<Answer extends QueryResponse<unknown>>(
  response: Answer,
  { getState }: { readonly getState: () => unknown },
  entry: NewQueuedMutation,
  optimisticData: object | null,
): Promise<Answer> {
  const isAway = isDataError(response.error) && response.error.code === 'UNREACHABLE';
  const { session } = (getState() as RootState).session;
  if (!isAway || session === null || optimisticData === null) return response;
  if (entry.isSecret === true) await loadOfflineKey(session.userId);
  if (!(await enqueueMutation(session.userId, entry))) {
    const code = entry.isSecret === true && !hasOfflineKey(session.userId) ? 'NO_KEY' : 'NO_ROOM';
    return { ...response, error: { ...(response.error as DataError), code } };
  }
  void requestBackgroundSync();
  const data = { ...optimisticData, waits: true };
  return { data, meta: reportQueued(response.meta) } as unknown as Answer;
}

/** A queued change must not report what only the server has done. */
function reportQueued(meta: unknown): unknown {
  const { reporting } = (meta ?? {}) as Partial<ResponseMeta>;
  return reporting?.success === undefined
    ? meta
    : { ...(meta as ResponseMeta), reporting: { ...reporting, success: pendingMessages.queued } };
}

interface Syncing {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Requests background sync on reconnect; only some browsers support it. */
export async function requestBackgroundSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await (registration as Syncing | undefined)?.sync?.register(SYNC_TAG).catch(() => undefined);
}

const seen = new WeakMap<Changes, Changes>();

/** Remembers the field values before an optimistic change. */
export const setBaseValues = (changes: Changes, before: Changes): void =>
  void seen.set(changes, before);
export const getBaseValues = (changes: Changes): Changes => seen.get(changes) ?? {};
