import { useSyncExternalStore } from 'react';
import { MOST_COMPARED } from '#shared/market/listing-figures.ts';

export interface Compared {
  readonly id: string;
  readonly name: string;
}

const KEY = 'haven:compare';
const NOTHING: readonly Compared[] = [];
let kept: readonly Compared[] | undefined;
const listeners = new Set<() => void>();

const isCompared = (one: unknown): one is Compared =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as Compared).id === 'string' &&
  typeof (one as Compared).name === 'string';

function read(): readonly Compared[] {
  if (kept !== undefined) return kept;
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    kept = Array.isArray(found) ? found.filter(isCompared).slice(0, MOST_COMPARED) : NOTHING;
  } catch {
    kept = NOTHING;
  }
  return kept;
}

function write(next: readonly Compared[]): void {
  kept = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage, the tray lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The communities selected for comparison in this tab. */
export function useCompareTray() {
  const items = useSyncExternalStore(subscribe, read, () => NOTHING);
  return {
    items,
    isFull: items.length >= MOST_COMPARED,
    toggle: (one: Compared) => {
      const isIn = items.some(({ id }) => id === one.id);
      if (isIn) write(items.filter(({ id }) => id !== one.id));
      else if (items.length < MOST_COMPARED) write([...items, one]);
    },
    clear: () => write(NOTHING),
  };
}
