import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Which folds of the front page are open on a small screen. Larger ones show all, whatever stands here. */
const EXPANDED_AT_FIRST: ReadonlySet<string> = new Set(['who-we-serve']);

let expanded = EXPANDED_AT_FIRST;
const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>): void {
  expanded = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function toggle(name: string): void {
  const next = new Set(expanded);
  if (!next.delete(name)) next.add(name);
  change(next);
}

/** Opens the fold that an element is in, at once, so that one can scroll to it. */
export function expandAround(element: Element): void {
  const name = element.closest('[data-fold]')?.getAttribute('data-fold') ?? null;
  if (name === null || expanded.has(name)) return;
  flushSync(() => change(new Set([...expanded, name])));
}

export const useExpanded = (name: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => expanded,
    () => EXPANDED_AT_FIRST,
  ).has(name);
