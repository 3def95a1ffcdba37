import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY, isFullRun } from '../../build/testing/full-run.ts';
import { expect, testInOwnProfile as test } from './product.ts';

/** Makes a chunk return not found, as after a release, and counts document loads. */
async function without(page: Page, chunk: RegExp): Promise<{ loads(): number }> {
  let loads = 0;
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().resourceType() === 'document') loads += 1;
    return chunk.test(pathname) ? route.fulfill({ status: 404 }) : route.continue();
  });
  return { loads: () => loads };
}

/** The browser logs an error for each file these tests remove. */
test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

test(
  'a screen with a missing chunk is tried three times before it shows an error',
  FULL_RUN_ONLY,
  async ({ page }) => {
    const served = await without(page, /\/ContactPage-/);
    await page.goto('/contact');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText('Failed to load page content')).toBeVisible();
    expect(served.loads()).toBe(3);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  },
);

test(
  'a missing chunk in part of a public page shows an error, and the page stays',
  FULL_RUN_ONLY,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const served = await without(page, /\/VisitorMenu-/);
    await page.goto('/about');
    // The first two times, the page reloads.
    await expect(async () => {
      await page.getByRole('button', { name: 'Menu' }).click({ timeout: 1000 });
      await expect(page.getByText('Failed to load component')).toBeVisible({ timeout: 2000 });
    }).toPass();
    expect(served.loads()).toBe(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

const MISSING = [
  { chunk: /\/react-/, title: 'React Loading Error', sentence: /^React failed to load/ },
  { chunk: /\/app-/, title: 'App Mount Error', sentence: /^Failed to start the application$/ },
  { chunk: /\/shell-/, title: 'App Mount Error', sentence: /^Failed to start the application$/ },
];

for (const { chunk, title, sentence } of isFullRun ? MISSING : MISSING.slice(0, 1)) {
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

test("a later error doesn't remove a working screen", async ({ page }) => {
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('late') })));
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'App Mount Error' })).toBeHidden();
});

test("a member sees the visitor version of a public page when the app's files are missing", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('haven.session', '{}'));
  await without(page, /\/react-/);
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Sign In / Sign Up' }).first()).toBeVisible();
});
