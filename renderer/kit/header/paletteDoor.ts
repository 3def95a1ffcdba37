const listeners = new Set<() => void>();

/** Opens the command palette, from wherever. */
export function openPalette(): void {
  for (const listener of listeners) listener();
}

export function onPaletteWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Hears Ctrl-K and ⌘-K. */
export function onPaletteKey(listener: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    listener();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
