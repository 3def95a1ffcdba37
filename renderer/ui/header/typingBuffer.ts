/** Text typed since the palette was requested; null while no palette is loading. */
let typed: string | null = null;

/** Gives the keys back to the page if the palette never loads. */
const MOST_MS = 10_000;

function keep(event: KeyboardEvent): void {
  const { key } = event;
  if (typed === null || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === 'Escape') takeBufferedTyping();
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  else if (key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

/** Buffers keystrokes for the palette while it loads. */
export function startTypingBuffer(): void {
  if (typed === null) setTimeout(takeBufferedTyping, MOST_MS);
  const { dataset } = document.documentElement;
  // Text typed before hydration, buffered by public/first-paint.js.
  typed ??= dataset.typed ?? '';
  delete dataset.typed;
  addEventListener('keydown', keep, true);
}

/** Returns the buffered text and stops capturing keys. */
export function takeBufferedTyping(): string {
  const buffered = typed;
  typed = null;
  removeEventListener('keydown', keep, true);
  return buffered ?? '';
}
