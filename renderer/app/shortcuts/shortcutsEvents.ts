const listeners = new Set<() => void>();

/** Shows the shortcut list from anywhere. */
export function showShortcuts(): void {
  for (const listener of listeners) listener();
}

export function onShowShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
