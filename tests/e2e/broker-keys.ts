import type { Page } from '@playwright/test';

const MOST_STEPS = 120;

/** Returns the focused element's name and whether it is within the screen itself. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const here = document.activeElement;
    if (!(here instanceof HTMLElement) || here.closest('main') === null) return null;
    const label = here instanceof HTMLInputElement ? here.labels?.[0]?.textContent : null;
    return (here.getAttribute('aria-label') ?? label ?? here.textContent ?? '').trim();
  });

/** Presses Tab until an element with that name has focus. */
export async function tabTo(page: Page, name: RegExp): Promise<void> {
  const met: string[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const here = await focused(page);
    if (here !== null && name.test(here)) return;
    if (here !== null) met.push(here);
  }
  throw new Error(`Tab meets no ${name}, but ${met.join(', ')}`);
}
