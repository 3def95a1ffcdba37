import { isSame } from '#shared/records/row.ts';
import { onUserStorageCleared } from '../../session/auth/index.ts';
import {
  isPersistedKey,
  readPersisted,
  readPersistedEntry,
  writePersisted,
} from '../../session/persisted/persisted.ts';
import {
  anything,
  number,
  object,
  oneOf,
  orNull,
  recordOf,
  type ShapeOf,
  text,
} from '../../ui/shape/shape.ts';
import { isRow } from './row.ts';

/**
 * A change made while the server was unreachable. Includes the record, an attachment's own ID, and the version seen,
 * so that a retry is idempotent.
 */
const isQueuedMutation = object({
  id: text,
  /** Sequence number: changes of one record are sent in order. */
  at: number,
  what: oneOf(['create', 'save', 'comment', 'task', 'call']),
  /** The record's table; for a call, its name. */
  kind: text,
  recordId: text,
  name: text,
  version: number,
  values: recordOf(anything),
  /** Values of the same fields before the change. */
  before: recordOf(anything),
  state: oneOf(['waiting', 'conflict', 'refused']),
  /** Rejection reason as a sentence. */
  reason: orNull(text),
  /** Another user's conflicting version. */
  theirs: orNull(isRow),
});
export type QueuedMutation = ShapeOf<typeof isQueuedMutation>;
export type NewQueuedMutation = Pick<
  QueuedMutation,
  'id' | 'what' | 'kind' | 'recordId' | 'name' | 'version' | 'values' | 'before'
>;

const PLACE = 'waiting:';
const listeners = new Set<() => void>();

const say = () => {
  for (const listener of listeners) listener();
};

/** All queued changes of a person in this browser, oldest first. */
export function listQueuedMutations(userId: string): readonly QueuedMutation[] {
  const found = [...readPersisted(userId, PLACE).values()].filter(isQueuedMutation);
  return found.sort((one, other) => one.at - other.at);
}

export function getQueuedMutation(userId: string, id: string): QueuedMutation | null {
  const found = readPersistedEntry(userId, PLACE + id);
  return isQueuedMutation(found) ? found : null;
}

export function writeQueuedMutation(
  userId: string,
  id: string,
  entry: QueuedMutation | null,
): boolean {
  const isPersisted = writePersisted(userId, PLACE + id, entry);
  say();
  return isPersisted;
}

/** Returns true if queued; false if storage is full. */
export function enqueueMutation(userId: string, entry: NewQueuedMutation): boolean {
  const before = listQueuedMutations(userId);
  const isSaved = ({ what }: Pick<QueuedMutation, 'what'>) => what === 'create' || what === 'save';
  const earlier = before.find(
    (one) =>
      one.state === 'waiting' &&
      (one.id === entry.id ||
        (entry.what === 'save' && isSaved(one) && one.recordId === entry.recordId)),
  );
  // Repeated edits of a record are merged into one change.
  if (earlier !== undefined) {
    return writeQueuedMutation(userId, earlier.id, {
      ...earlier,
      values: { ...earlier.values, ...entry.values },
      before: { ...entry.before, ...earlier.before },
    });
  }
  const at = Math.max(Date.now(), (before.at(-1)?.at ?? 0) + 1);
  return writeQueuedMutation(userId, entry.id, {
    ...entry,
    at,
    state: 'waiting',
    reason: null,
    theirs: null,
  });
}

/** Removes a sent change. Edits added while it was being sent stay queued on top of the new version. */
export function settleQueuedMutation(userId: string, sent: QueuedMutation, version: number): void {
  const now = getQueuedMutation(userId, sent.id);
  if (now === null) return;
  const added = Object.entries(now.values).filter(
    ([name, value]) => !isSame(value as never, (sent.values[name] ?? null) as never),
  );
  if (added.length === 0 || (sent.what !== 'create' && sent.what !== 'save')) {
    writeQueuedMutation(userId, sent.id, null);
    return;
  }
  const before = Object.fromEntries(added.map(([name]) => [name, sent.values[name] ?? null]));
  const values = Object.fromEntries(added);
  writeQueuedMutation(userId, sent.id, { ...now, what: 'save', version, values, before });
}

/** Listens for queue changes in all tabs. */
export function onOfflineQueueChange(userId: string, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (isPersistedKey(userId, PLACE, key)) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  const stopHearing = onUserStorageCleared(listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
    stopHearing();
  };
}
