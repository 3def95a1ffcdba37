import { isSame } from '#shared/records/row.ts';
import { onUserStorageCleared } from '../../session/auth/index.ts';
import {
  hasOfflineKey,
  onOfflineKeyDropped,
  openText,
  sealText,
} from '../../session/persisted/offlineKey.ts';
import {
  isPersistedKey,
  readPersisted,
  readPersistedEntry,
  writePersisted,
} from '../../session/persisted/persisted.ts';
import * as s from '../../ui/shape/shape.ts';
import { isRow } from './row.ts';

/**
 * A change made while the server was unreachable. Includes the record, an attachment's own ID, and the version seen,
 * so that a retry is idempotent.
 */
const isQueuedMutation = s.object({
  id: s.text,
  /** Sequence number: changes of one record are sent in order. */
  at: s.number,
  what: s.oneOf(['create', 'save', 'comment', 'task', 'call']),
  /** The record's table; for a call, its name. */
  kind: s.text,
  recordId: s.text,
  name: s.text,
  version: s.number,
  values: s.recordOf(s.anything),
  /** Values of the same fields before the change. */
  before: s.recordOf(s.anything),
  state: s.oneOf(['waiting', 'conflict', 'refused']),
  /** Rejection reason as a sentence. */
  reason: s.orNull(s.text),
  /** Another user's conflicting version. */
  theirs: s.orNull(isRow),
});
export type QueuedMutation = s.ShapeOf<typeof isQueuedMutation>;
export type NewQueuedMutation = Pick<
  QueuedMutation,
  'id' | 'what' | 'kind' | 'recordId' | 'name' | 'version' | 'values' | 'before'
> & {
  /** Health data: queued only if it can be encrypted. */
  readonly isSecret?: true;
};

/** A queued mutation as stored on a device that has an offline key. */
const isSealedMutation = s.object({ id: s.text, sealed: s.text });

const PLACE = 'waiting:';
const listeners = new Set<() => void>();

const say = () => {
  for (const listener of listeners) listener();
};

/** Decrypted mutations of this page; null for those that no key of this device opens. */
const opened = new Map<string, QueuedMutation | null>();
let opening: Promise<unknown> = Promise.resolve();

async function open(userId: string, sealed: string): Promise<void> {
  if (opened.has(sealed)) return;
  const found: unknown = JSON.parse((await openText(userId, sealed)) ?? 'null');
  if (found === null && !hasOfflineKey(userId)) return;
  opened.set(sealed, isQueuedMutation(found) ? found : null);
  say();
}

/** A stored mutation; undefined while it is being decrypted or if it can't be. */
function read(userId: string, stored: unknown): QueuedMutation | undefined {
  if (isQueuedMutation(stored)) return stored;
  if (!isSealedMutation(stored)) return undefined;
  const found = opened.get(stored.sealed);
  if (found === undefined) opening = open(userId, stored.sealed).catch(() => undefined);
  return found ?? undefined;
}

/** Decrypts all queued changes, so that the next read returns them. */
export async function openOfflineQueue(userId: string): Promise<void> {
  await opening;
  for (const stored of readPersisted(userId, PLACE).values()) {
    if (isSealedMutation(stored)) await open(userId, stored.sealed).catch(() => undefined);
  }
}

// The server refuses the entries of someone who no longer works there, and the device must not keep them.
onOfflineKeyDropped((endedFor) => {
  opened.clear();
  if (endedFor === null) return;
  for (const [id, stored] of readPersisted(endedFor, PLACE)) {
    if (isSealedMutation(stored)) writePersisted(endedFor, PLACE + id, null);
  }
  say();
});

/** All queued changes of a person in this browser, oldest first. */
export function listQueuedMutations(userId: string): readonly QueuedMutation[] {
  const found = [...readPersisted(userId, PLACE).values()]
    .map((stored) => read(userId, stored))
    .filter((entry) => entry !== undefined);
  return found.sort((one, other) => one.at - other.at);
}

export const getQueuedMutation = (userId: string, id: string): QueuedMutation | null =>
  read(userId, readPersistedEntry(userId, PLACE + id)) ?? null;

/** Stores or removes a queued change, encrypted if this device has a key. Without one, that happens at once. */
export function writeQueuedMutation(
  userId: string,
  id: string,
  entry: QueuedMutation | null,
): boolean | Promise<boolean> {
  if (entry !== null && hasOfflineKey(userId)) return writeSealed(userId, id, entry);
  const isPersisted = writePersisted(userId, PLACE + id, entry);
  say();
  return isPersisted;
}

async function writeSealed(userId: string, id: string, entry: QueuedMutation): Promise<boolean> {
  const sealed = await sealText(userId, JSON.stringify(entry));
  if (sealed !== null) opened.set(sealed, entry);
  const isPersisted = sealed !== null && writePersisted(userId, PLACE + id, { id, sealed });
  say();
  return isPersisted;
}

/** Returns true if queued; false if storage is full, or for health data without a key. */
export function enqueueMutation(
  userId: string,
  { isSecret = undefined, ...entry }: NewQueuedMutation,
): boolean | Promise<boolean> {
  if (isSecret === true && !hasOfflineKey(userId)) return false;
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
export function settleQueuedMutation(
  userId: string,
  sent: QueuedMutation,
  version: number,
): boolean | Promise<boolean> {
  const now = getQueuedMutation(userId, sent.id);
  if (now === null) return true;
  const added = Object.entries(now.values).filter(
    ([name, value]) => !isSame(value as never, (sent.values[name] ?? null) as never),
  );
  if (added.length === 0 || (sent.what !== 'create' && sent.what !== 'save')) {
    return writeQueuedMutation(userId, sent.id, null);
  }
  const before = Object.fromEntries(added.map(([name]) => [name, sent.values[name] ?? null]));
  const values = Object.fromEntries(added);
  return writeQueuedMutation(userId, sent.id, { ...now, what: 'save', version, values, before });
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
