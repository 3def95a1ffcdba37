import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

type Folds = ReadonlyMap<string, boolean>;

/**
 * Which home page folds are open on small screens; larger screens show all. Folds not listed are as prerendered:
 * closed, unless the URL targets one.
 */
const EXPANDED_AT_FIRST: Folds = new Map([['who-we-serve', true]]);

let expanded = EXPANDED_AT_FIRST;
const listeners = new Set<() => void>();

function change(name: string, isExpanded: boolean): void {
  expanded = new Map(expanded).set(name, isExpanded);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function toggleSection(name: string): void {
  change(name, !expanded.get(name));
}

/** Opens the fold around an element synchronously, so that it can be scrolled to. */
export function expandSectionOf(element: Element): void {
  const name = element.closest('[data-fold]')?.getAttribute('data-fold') ?? null;
  if (name === null || expanded.get(name)) return;
  flushSync(() => change(name, true));
}

/** Undefined until the user opens or closes it. */
export const useIsExpanded = (name: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => expanded,
    () => EXPANDED_AT_FIRST,
  ).get(name);
