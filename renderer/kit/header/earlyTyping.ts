/** What was typed since the palette was asked for; null while nobody waits for it. */
let typed: string | null = null;

/** A palette that never comes must not keep the keys. */
const MOST_MS = 10_000;

function keep(event: KeyboardEvent): void {
  const { key } = event;
  if (typed === null || event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === 'Escape') takeTyped();
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  else if (key.length === 1) typed += key;
  else if (key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

/** From now on keys belong to the palette, which is on its way. */
export function keepTyping(): void {
  if (typed === null) setTimeout(takeTyped, MOST_MS);
  const { dataset } = document.documentElement;
  // What was typed before the page was hydrated: public/first-paint.js has kept it.
  typed ??= dataset.typed ?? '';
  delete dataset.typed;
  addEventListener('keydown', keep, true);
}

/** Hands over what was typed, and gives the keys back to the page. */
export function takeTyped(): string {
  const taken = typed;
  typed = null;
  removeEventListener('keydown', keep, true);
  return taken ?? '';
}
