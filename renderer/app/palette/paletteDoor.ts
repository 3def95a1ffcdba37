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
