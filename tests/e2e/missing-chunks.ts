import type { Page } from '@playwright/test';

/** Makes a chunk return not found, as after a release, and counts document loads. */
export async function without(page: Page, chunk: RegExp): Promise<{ loads(): number }> {
  let loads = 0;
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().resourceType() === 'document') loads += 1;
    return chunk.test(pathname) ? route.fulfill({ status: 404 }) : route.continue();
  });
  return { loads: () => loads };
}
