import type { Page } from '@playwright/test';
import { expect, testInOwnProfile as test } from './product.ts';

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

/** A missing chunk, and the error that the app shows without it. */
interface MissingChunk {
  readonly chunk: RegExp;
  readonly title: string;
  readonly sentence: RegExp;
}

export function testMissingChunk({ chunk, title, sentence }: MissingChunk): void {
  test(`without the chunk ${chunk.source} the app shows “${title}” instead of a blank page`, async ({
    page,
  }) => {
    await without(page, chunk);
    await page.goto('/auth');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
}
