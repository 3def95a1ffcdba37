import { expect, test } from './product.ts';

/** The browser complains of every request that finds no network. */
test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

const OFFLINE = "You're currently offline. Some features may be limited.";

for (const { what, path, chunk } of [
  { what: 'a public page', path: '/about', chunk: /\/OfflineBar-/ },
  {
    what: 'a screen that asks the server for nothing',
    path: '/contact',
    chunk: /\/OfflineNotice-/,
  },
  { what: 'a list', path: '/investment-opportunities', chunk: /\/OfflineNotice-/ },
]) {
  test(`${what} says that there is no network, and when there is one again`, async ({
    page,
    context,
  }) => {
    const notice = page.waitForResponse((response) => chunk.test(response.url()));
    await page.goto(path);
    await (await notice).finished();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Back online', { exact: true })).toBeVisible();
    await expect(page.getByText(OFFLINE)).toBeHidden();
  });
}
