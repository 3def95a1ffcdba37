import { isSame } from '#shared/records/row.ts';
import {
  anything,
  number,
  object,
  oneOf,
  orNull,
  type ShapeOf,
  tableOf,
  text,
} from '../../kit/shape/shape.ts';
import { isKeptKey, readKept, readOneKept, writeKept } from '../kept/kept.ts';
import { onForgotten } from '../session/index.ts';
import { isRow } from './row.ts';

/**
 * Something that somebody did while the server was out of reach. It names its record, its own id where it hangs on one,
 * and the version that was seen, so that what is sent twice is done once.
 */
const isWaiting = object({
  id: text,
  /** Its place: changes of one record are sent in the order in which they were made. */
  at: number,
  what: oneOf(['create', 'save', 'comment', 'task']),
  kind: text,
  recordId: text,
  name: text,
  version: number,
  values: tableOf(anything),
  /** What the same fields held when the change was made. */
  before: tableOf(anything),
  state: oneOf(['waiting', 'conflict', 'refused']),
  /** Why it was refused, in a sentence. */
  reason: orNull(text),
  /** What somebody else has saved meanwhile. */
  theirs: orNull(isRow),
});
export type Waiting = ShapeOf<typeof isWaiting>;
export type ToWait = Pick<
  Waiting,
  'id' | 'what' | 'kind' | 'recordId' | 'name' | 'version' | 'values' | 'before'
>;

const PLACE = 'waiting:';
const listeners = new Set<() => void>();

const say = () => {
  for (const listener of listeners) listener();
};

/** Everything of one person that waits in this browser, the oldest first. */
export function readWaiting(userId: string): readonly Waiting[] {
  const found = [...readKept(userId, PLACE).values()].filter(isWaiting);
  return found.sort((one, other) => one.at - other.at);
}

export function readOneWaiting(userId: string, id: string): Waiting | null {
  const found = readOneKept(userId, PLACE + id);
  return isWaiting(found) ? found : null;
}

export function writeWaiting(userId: string, id: string, entry: Waiting | null): boolean {
  const isKept = writeKept(userId, PLACE + id, entry);
  say();
  return isKept;
}

/** Whether it waits now; false where the browser has no room for it. */
export function keepWaiting(userId: string, entry: ToWait): boolean {
  const before = readWaiting(userId);
  const isSaved = ({ what }: Pick<Waiting, 'what'>) => what === 'create' || what === 'save';
  const earlier = before.find(
    (one) =>
      one.state === 'waiting' &&
      (one.id === entry.id ||
        (entry.what === 'save' && isSaved(one) && one.recordId === entry.recordId)),
  );
  // One change of a record, however often somebody thinks better of it.
  if (earlier !== undefined) {
    return writeWaiting(userId, earlier.id, {
      ...earlier,
      values: { ...earlier.values, ...entry.values },
      before: { ...entry.before, ...earlier.before },
    });
  }
  const at = Math.max(Date.now(), (before.at(-1)?.at ?? 0) + 1);
  return writeWaiting(userId, entry.id, {
    ...entry,
    at,
    state: 'waiting',
    reason: null,
    theirs: null,
  });
}

/** What was sent is done. What was added to it while it was under way goes on waiting, over the version that it made. */
export function settleWaiting(userId: string, sent: Waiting, version: number): void {
  const now = readOneWaiting(userId, sent.id);
  if (now === null) return;
  const added = Object.entries(now.values).filter(
    ([name, value]) => !isSame(value as never, (sent.values[name] ?? null) as never),
  );
  if (added.length === 0 || (sent.what !== 'create' && sent.what !== 'save')) {
    writeWaiting(userId, sent.id, null);
    return;
  }
  const before = Object.fromEntries(added.map(([name]) => [name, sent.values[name] ?? null]));
  const values = Object.fromEntries(added);
  writeWaiting(userId, sent.id, { ...now, what: 'save', version, values, before });
}

/** Hears of changes in this tab and in any other one. */
export function onWaiting(userId: string, listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (isKeptKey(userId, PLACE, key)) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  const stopHearing = onForgotten(listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
    stopHearing();
  };
}
