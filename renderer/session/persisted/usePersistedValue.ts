import { useCallback, useEffect, useRef, useState } from 'react';
import { useAuth } from '../auth/index.ts';
import { readPersistedEntry, writePersisted } from './persisted.ts';
import { useKeepValueMutation, useListKeptQuery } from './persistedApi.ts';

/** Debounce delay, so that dragging a width sends one update. */
const PAUSE_MS = 500;

/** Key of a value the server doesn't have yet. */
const unsentName = (name: string): string => `unsent:${name}`;

export interface PersistedValue {
  /** Null if nothing is stored. */
  readonly value: unknown;
  readonly keep: (value: unknown) => void;
}

/**
 * A value synced across a person's devices: read from this browser for the first paint and from the server, whose
 * newer value is used. Unsent changes are sent next time.
 */
export function usePersistedValue(group: string, name: string): PersistedValue {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const full = `${group}:${name}`;
  const { data } = useListKeptQuery(group, { skip: userId === '' });
  const [send] = useKeepValueMutation();
  const [held, setHeld] = useState(() => ({
    userId,
    full,
    value: readPersistedEntry(userId, full),
  }));
  if (held.userId !== userId || held.full !== full) {
    setHeld({ userId, full, value: readPersistedEntry(userId, full) });
  }

  const pending = useRef<{ readonly timer: number; readonly now: () => void } | null>(null);
  const flush = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current?.now();
    pending.current = null;
  }, []);
  useEffect(() => flush, [flush]);

  const deliver = useCallback(
    async (value: unknown) => {
      const { error } = await send({ name: full, value });
      const isNewest = JSON.stringify(readPersistedEntry(userId, full)) === JSON.stringify(value);
      if (error === undefined && isNewest) writePersisted(userId, unsentName(full), null);
    },
    [send, userId, full],
  );

  useEffect(() => {
    if (data === undefined || data === null) return;
    const there = data.find((one) => one.name === full)?.value;
    const here = readPersistedEntry(userId, full);
    const isUnsent = readPersistedEntry(userId, unsentName(full)) === true;
    if (here !== null && (isUnsent || there === undefined)) {
      if (pending.current === null) void deliver(here);
    } else if (there !== undefined && JSON.stringify(there) !== JSON.stringify(here)) {
      writePersisted(userId, full, there);
      setHeld({ userId, full, value: there });
    }
  }, [data, deliver, userId, full]);

  const keep = useCallback(
    (value: unknown) => {
      writePersisted(userId, full, value);
      writePersisted(userId, unsentName(full), true);
      setHeld({ userId, full, value });
      clearTimeout(pending.current?.timer);
      const now = () => void deliver(value);
      pending.current = { timer: window.setTimeout(flush, PAUSE_MS), now };
    },
    [deliver, flush, userId, full],
  );
  return { value: held.value, keep };
}
