import { useCallback, useEffect, useRef, useState } from 'react';
import { userStorageKey } from '../auth/index.ts';

const PAUSE_MS = 300;

function read<Values extends object>(key: string): Partial<Values> {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof saved === 'object' && saved !== null ? (saved as Partial<Values>) : {};
  } catch {
    return {};
  }
}

function write(key: string, values: object | null): void {
  try {
    if (values === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/**
 * Keeps form input across back navigation and reloads, in this tab only and until it is submitted. Returns the
 * previous input, a change handler, and a handler for submission.
 */
export function usePersistedForm<Values extends object>(userId: string, form: string) {
  const key = userStorageKey(userId, `typing:${form}`);
  const [before] = useState(() => read<Values>(key));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef<object | null>(null);
  const keep = useCallback(
    (values: object) => {
      last.current = values;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(key, values), PAUSE_MS);
    },
    [key],
  );
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    last.current = null;
    write(key, null);
  }, [key]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      if (last.current !== null) write(key, last.current);
    },
    [key],
  );
  return { before, keep, forget };
}
