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

const buttonLike = ({ textContent }: HTMLElement): HTMLElement | undefined =>
  [...document.querySelectorAll('button')].find((button) => button.textContent === textContent);
