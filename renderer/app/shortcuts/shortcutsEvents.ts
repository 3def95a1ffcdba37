const listeners = new Set<() => void>();

/** Lists the shortcuts, from wherever. */
export function showShortcuts(): void {
  for (const listener of listeners) listener();
}

export function onShortcutsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
