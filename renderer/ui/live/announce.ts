import { ANNOUNCEMENT_MS } from '#shared/constants.ts';

type Listener = (text: string) => void;

const listeners = new Set<Listener>();
let removal: ReturnType<typeof setTimeout> | undefined;

/** Announces text to screen readers through the shared live region. */
export function announce(text: string): void {
  clearTimeout(removal);
  for (const listener of listeners) listener(text);
  removal = setTimeout(() => {
    for (const listener of listeners) listener('');
  }, ANNOUNCEMENT_MS);
}

export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
