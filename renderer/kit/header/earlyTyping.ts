/** What was typed since the palette was asked for; null while nobody waits for it. */
let typed: string | null = null;
let release: ReturnType<typeof setTimeout> | undefined;

/** A palette that never comes must not keep the keys. */
const MOST_MS = 10_000;

function keep(event: KeyboardEvent): void {
  if (typed === null || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.length === 1) typed += event.key;
  else if (event.key === 'Backspace') typed = typed.slice(0, -1);
  else if (event.key === 'Escape') takeTyped();
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

/** From now on keys belong to the palette, which is on its way. */
export function keepTyping(): void {
  if (typed !== null) return;
  typed = '';
  document.addEventListener('keydown', keep, { capture: true });
  release = setTimeout(takeTyped, MOST_MS);
}

/** Hands over what was typed, and gives the keys back to the page. */
export function takeTyped(): string {
  const taken = typed ?? '';
  typed = null;
  clearTimeout(release);
  document.removeEventListener('keydown', keep, { capture: true });
  return taken;
}

/** What would be handed over now. */
export const typedSoFar = (): string => typed ?? '';
