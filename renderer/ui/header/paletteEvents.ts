import { startTypingBuffer } from './typingBuffer.ts';

const listeners = new Set<() => void>();

/** Opens the command palette from anywhere. */
export function openPalette(): void {
  startTypingBuffer();
  for (const listener of listeners) listener();
}

export function onPaletteRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Listens for Ctrl-K and ⌘-K, including inside form fields. */
export function onPaletteShortcut(listener: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    if (event.altKey || event.shiftKey) return;
    event.preventDefault();
    startTypingBuffer();
    listener();
  };
  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
