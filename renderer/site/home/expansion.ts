import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

type Folds = ReadonlyMap<string, boolean>;

/**
 * Which folds of the front page are open or closed on a small screen. Larger ones show all, whatever
 * stands here. One that is not named is as it was written: closed, unless the address leads into it.
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

export function toggle(name: string): void {
  change(name, !expanded.get(name));
}

/** Opens the fold that an element is in, at once, so that one can scroll to it. */
export function expandAround(element: Element): void {
  const name = element.closest('[data-fold]')?.getAttribute('data-fold') ?? null;
  if (name === null || expanded.get(name)) return;
  flushSync(() => change(name, true));
}

/** Undefined while nobody has opened or closed it. */
export const useExpanded = (name: string): boolean | undefined =>
  useSyncExternalStore(
    subscribe,
    () => expanded,
    () => EXPANDED_AT_FIRST,
  ).get(name);
