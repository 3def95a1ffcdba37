/** A button pressed before hydration, and its index among buttons with the same name. */
interface EarlyPress {
  readonly button: HTMLElement;
  readonly rank: number;
}

/**
 * Called after hydration. Replays a button press that `public/first-paint.js` recorded; if the app replaced the page,
 * on the app's matching button.
 */
export function replayEarlyClick(early = findEarlyClick()): void {
  document.documentElement.dataset.hydrated = '';
  if (early === null) return;
  const { button, rank } = early;
  delete button.dataset.pressed;
  const there = button.isConnected ? button : buttonsLike(button)[rank];
  there?.click();
}

export function findEarlyClick(): EarlyPress | null {
  const button = document.querySelector<HTMLElement>('[data-pressed]');
  return button && { button, rank: buttonsLike(button).indexOf(button) };
}

/** Its text, or its accessible name if it is an icon. */
const nameOf = (button: HTMLElement): string =>
  `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`;

const buttonsLike = (early: HTMLElement): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button')].filter(
    (button) => nameOf(button) === nameOf(early),
  );
