import { useCallback, useEffect, useRef, useState } from 'react';
import { useAuth } from '../session/index.ts';
import { readOneKept, writeKept } from './kept.ts';
import { useKeepValueMutation, useListKeptQuery } from './keptApi.ts';

/** How long a change waits for the next one, so that a width that is dragged is sent once. */
const PAUSE_MS = 500;

/** What is under a name that the server has not heard of yet. */
const unsentName = (name: string): string => `unsent:${name}`;

export interface KeptValue {
  /** Null where nothing was kept. */
  readonly value: unknown;
  readonly keep: (value: unknown) => void;
}

/**
 * A value that one person keeps on all of their devices: at hand in this browser for the first paint, and on the
 * server, whose newer one is taken over. What could not be sent is sent the next time.
 */
export function useKeptValue(group: string, name: string): KeptValue {
  const { session } = useAuth();
  const userId = session?.userId ?? '';
  const full = `${group}:${name}`;
  const { data } = useListKeptQuery(group, { skip: userId === '' });
  const [send] = useKeepValueMutation();
  const [held, setHeld] = useState(() => ({ userId, full, value: readOneKept(userId, full) }));
  if (held.userId !== userId || held.full !== full) {
    setHeld({ userId, full, value: readOneKept(userId, full) });
  }

  const waiting = useRef<{ readonly timer: number; readonly now: () => void } | null>(null);
  const flush = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current?.now();
    waiting.current = null;
  }, []);
  useEffect(() => flush, [flush]);

  const deliver = useCallback(
    async (value: unknown) => {
      const { error } = await send({ name: full, value });
      const isNewest = JSON.stringify(readOneKept(userId, full)) === JSON.stringify(value);
      if (error === undefined && isNewest) writeKept(userId, unsentName(full), null);
    },
    [send, userId, full],
  );

  useEffect(() => {
    if (data === undefined || data === null) return;
    const there = data.find((one) => one.name === full)?.value;
    const here = readOneKept(userId, full);
    const isUnsent = readOneKept(userId, unsentName(full)) === true;
    if (here !== null && (isUnsent || there === undefined)) {
      if (waiting.current === null) void deliver(here);
    } else if (there !== undefined && JSON.stringify(there) !== JSON.stringify(here)) {
      writeKept(userId, full, there);
      setHeld({ userId, full, value: there });
    }
  }, [data, deliver, userId, full]);

  const keep = useCallback(
    (value: unknown) => {
      writeKept(userId, full, value);
      writeKept(userId, unsentName(full), true);
      setHeld({ userId, full, value });
      clearTimeout(waiting.current?.timer);
      const now = () => void deliver(value);
      waiting.current = { timer: window.setTimeout(flush, PAUSE_MS), now };
    },
    [deliver, flush, userId, full],
  );
  return { value: held.value, keep };
}
