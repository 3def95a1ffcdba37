import { useMemo, useState } from 'react';
import * as s from '../../ui/shape/shape.ts';

const areNames = s.listOf(s.text);

function read(key: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return areNames(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** A set of names stored in this browser under `key`. */
export function useStoredSet(key: string) {
  const [held, setHeld] = useState(() => ({ key, names: read(key) }));
  if (held.key !== key) setHeld({ key, names: read(key) });
  return useMemo(() => {
    const names = new Set(held.names);
    return {
      has: (name: string) => names.has(name),
      toggle: (name: string) => {
        const next = names.has(name)
          ? held.names.filter((one) => one !== name)
          : [...held.names, name];
        setHeld({ key: held.key, names: next });
        try {
          localStorage.setItem(held.key, JSON.stringify(next));
        } catch {
          // Storage is unavailable; the set is empty next time.
        }
      },
    };
  }, [held]);
}
