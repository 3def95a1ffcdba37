import { testMissingChunk, without } from './missing-chunks.ts';
import { expect, testInOwnProfile as test } from './product.ts';

/** The browser logs an error for each file these tests remove. */
test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

testMissingChunk({
  chunk: /\/react-/,
  title: 'React Loading Error',
  sentence: /^React failed to load/,
});

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
