import { testMissingChunk, without } from '../../e2e/missing-chunks.ts';
import { expect, testInOwnProfile as test } from '../../e2e/product.ts';

/** The browser logs an error for each file these tests remove. */
test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

test('a screen with a missing chunk is tried three times before it shows an error', async ({
  page,
}) => {
  const served = await without(page, /\/ContactPage-/);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('Failed to load page content')).toBeVisible();
  expect(served.loads()).toBe(3);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
});

test('a missing chunk in part of a public page shows an error, and the page stays', async ({
  page,
}) => {
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
});

testMissingChunk({
  chunk: /\/app-/,
  title: 'App Mount Error',
  sentence: /^Failed to start the application$/,
});
testMissingChunk({
  chunk: /\/shell-/,
  title: 'App Mount Error',
  sentence: /^Failed to start the application$/,
});
