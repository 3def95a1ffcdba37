import { SYNC_TAG } from '#shared/offline/worker.ts';
import type { Changes } from '#shared/records/row.ts';
import { type DataError, isDataError } from '../api/dataError.ts';
import type { RootState } from '../store.ts';
import { keepWaiting, type ToWait } from './waiting.ts';

/** Whether an answer came from no server: the change waits in this browser. */
export const isLater = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'waits' in data && data.waits === true;

interface Asked<Meta> {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly meta?: Meta;
}

/**
 * The answer of a call; where the server is out of reach, what was asked for waits, and the screen goes on with `stand`.
 * A browser without room for it says so, and what was typed stays where it is.
 */
export function orLater<Answer extends Asked<unknown>>(
  asked: Answer,
  { getState }: { readonly getState: () => unknown },
  entry: ToWait,
  stand: object | null,
): Answer {
  const isAway = isDataError(asked.error) && asked.error.code === 'UNREACHABLE';
  const { session } = (getState() as RootState).session;
  if (!isAway || session === null || stand === null) return asked;
  if (!keepWaiting(session.userId, entry)) {
    return { ...asked, error: { ...(asked.error as DataError), code: 'NO_ROOM' } };
  }
  void askToSync();
  return { data: { ...stand, waits: true }, meta: asked.meta } as unknown as Answer;
}

interface Syncing {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Asks the browser to tell when there is a network again; only some browsers do. */
export async function askToSync(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  await (registration as Syncing | undefined)?.sync?.register(SYNC_TAG).catch(() => undefined);
}

const seen = new WeakMap<Changes, Changes>();

/** What the fields held before they showed the change. */
export const rememberBefore = (changes: Changes, before: Changes): void =>
  void seen.set(changes, before);
export const beforeOf = (changes: Changes): Changes => seen.get(changes) ?? {};
