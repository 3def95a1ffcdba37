import { useSyncExternalStore } from 'react';
import type { WornBrand } from '#shared/brand/brand.ts';

/** A brand that somebody tries on in this window, until they stop or load it anew; nobody else sees it. */
let trial: WornBrand | null = null;
const listeners = new Set<() => void>();

export function tryOn(worn: WornBrand | null): void {
  trial = worn;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTrial = (): WornBrand | null =>
  useSyncExternalStore(
    subscribe,
    () => trial,
    () => null,
  );
