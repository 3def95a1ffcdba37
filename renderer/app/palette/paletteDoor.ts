const listeners = new Set<() => void>();
let isWaiting = false;

/** Opens the command palette, from wherever; as soon as there is one, when the app only just starts. */
export function openPalette(): void {
  isWaiting = listeners.size === 0;
  for (const listener of listeners) listener();
}

export function onPaletteWanted(listener: () => void): () => void {
  listeners.add(listener);
  if (isWaiting) openPalette();
  return () => {
    listeners.delete(listener);
  };
}
