import { useSyncExternalStore } from 'react';
import type { WornBrand } from '#shared/brand/brand.ts';
import { onForgotten, useAuth } from '../session/index.ts';

interface Trial {
  readonly worn: WornBrand;
  /** Whose it is: nobody else who signs in here sees it. */
  readonly userId: string;
}

/** A brand that somebody tries on in this window, until they stop, sign out or load it anew. */
let trial: Trial | null = null;
const listeners = new Set<() => void>();

function set(next: Trial | null): void {
  trial = next;
  for (const listener of listeners) listener();
}

onForgotten(() => set(null));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What whoever is signed in tries on, with what tries on another one, or nothing. */
export function useTrial() {
  const userId = useAuth().session?.userId;
  const current = useSyncExternalStore(
    subscribe,
    () => trial,
    () => null,
  );
  return {
    trial: current !== null && current.userId === userId ? current.worn : null,
    tryOn: (worn: WornBrand | null) =>
      set(worn === null || userId === undefined ? null : { worn, userId }),
  };
}
