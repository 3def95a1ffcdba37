import { keepTyping } from './earlyTyping.ts';

const listeners = new Set<() => void>();

/** Opens the command palette from anywhere. */
export function openPalette(): void {
  keepTyping();
  for (const listener of listeners) listener();
}

export function onPaletteWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Listens for Ctrl-K and ⌘-K, including inside form fields. */
export function onPaletteKey(listener: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    keepTyping();
    listener();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
