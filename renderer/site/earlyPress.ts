/** A button that somebody pressed before the page was hydrated, and which it is among those called alike. */
interface EarlyPress {
  readonly button: HTMLElement;
  readonly rank: number;
}

/**
 * The page is hydrated. A button that somebody pressed before, which `public/first-paint.js` has marked, is
 * pressed for them now; where the app was drawn in the page's place, its own in the same place.
 */
export function pressAgain(early = earlyPress()): void {
  document.documentElement.dataset.hydrated = '';
  if (early === null) return;
  const { button, rank } = early;
  delete button.dataset.pressed;
  const there = button.isConnected ? button : buttonsLike(button)[rank];
  there?.click();
}

export function earlyPress(): EarlyPress | null {
  const button = document.querySelector<HTMLElement>('[data-pressed]');
  return button && { button, rank: buttonsLike(button).indexOf(button) };
}

/** What stands on it, or what it is called where that is a picture. */
const nameOf = (button: HTMLElement): string =>
  `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`;

const buttonsLike = (early: HTMLElement): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button')].filter(
    (button) => nameOf(button) === nameOf(early),
  );
