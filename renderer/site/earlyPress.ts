/**
 * The page is hydrated. A button that somebody pressed before, which `public/first-paint.js` has marked, is
 * pressed for them now; where the app was drawn in the page's place, its own of the same words.
 */
export function pressAgain(early = earlyPress()): void {
  document.documentElement.dataset.hydrated = '';
  if (early === null) return;
  delete early.dataset.pressed;
  const there = early.isConnected ? early : buttonLike(early);
  there?.click();
}

export const earlyPress = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-pressed]');

/** What stands on it, or what it is called where that is a picture. */
const nameOf = (button: HTMLElement): string =>
  `${button.getAttribute('aria-label') ?? ''} ${button.textContent}`;

const buttonLike = (early: HTMLElement): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find((button) => nameOf(button) === nameOf(early));
