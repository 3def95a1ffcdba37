import { useSyncExternalStore } from 'react';
import { MAX_COMPARED_LISTINGS } from '#shared/listings/listing-figures.ts';

export interface ComparedListing {
  readonly id: string;
  readonly name: string;
}

const KEY = 'haven:compare';
const NOTHING: readonly ComparedListing[] = [];
let cached: readonly ComparedListing[] | undefined;
const listeners = new Set<() => void>();

const isCompared = (one: unknown): one is ComparedListing =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as ComparedListing).id === 'string' &&
  typeof (one as ComparedListing).name === 'string';

function read(): readonly ComparedListing[] {
  if (cached !== undefined) return cached;
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    cached = Array.isArray(found)
      ? found.filter(isCompared).slice(0, MAX_COMPARED_LISTINGS)
      : NOTHING;
  } catch {
    cached = NOTHING;
  }
  return cached;
}

function write(next: readonly ComparedListing[]): void {
  cached = next;
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
    isFull: items.length >= MAX_COMPARED_LISTINGS,
    toggle: (one: ComparedListing) => {
      const isIn = items.some(({ id }) => id === one.id);
      if (isIn) write(items.filter(({ id }) => id !== one.id));
      else if (items.length < MAX_COMPARED_LISTINGS) write([...items, one]);
    },
    clear: () => write(NOTHING),
  };
}
