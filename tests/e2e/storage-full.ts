import type { Page } from '@playwright/test';

/** Fills the origin's storage to its limit. */
export const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 2 ** 22, name = 0; size >= 1; name += 1) {
      try {
        localStorage.setItem(`of something else ${name}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
