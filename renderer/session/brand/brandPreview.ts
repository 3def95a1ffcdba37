import { useSyncExternalStore } from 'react';
import type { CachedBrand } from '#shared/teams/brand/brand.ts';
import { onUserStorageCleared, useAuth } from '../auth/index.ts';

interface Trial {
  readonly brand: CachedBrand;
  /** Owner of the preview: other users who sign in here don't see it. */
  readonly userId: string;
}

/** A brand previewed in this window until the user stops, signs out, or reloads. */
let trial: Trial | null = null;
const listeners = new Set<() => void>();

function set(next: Trial | null): void {
  trial = next;
  for (const listener of listeners) listener();
}

onUserStorageCleared(() => set(null));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The signed-in user's brand preview, and a setter for another or none. */
export function useBrandPreview() {
  const userId = useAuth().session?.userId;
  const current = useSyncExternalStore(
    subscribe,
    () => trial,
    () => null,
  );
  return {
    trial: current !== null && current.userId === userId ? current.brand : null,
    tryOn: (brand: CachedBrand | null) =>
      set(brand === null || userId === undefined ? null : { brand, userId }),
  };
}
