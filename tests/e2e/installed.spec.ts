import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, testInOwnProfile as test } from './product.ts';

test.use({
  serviceWorkers: 'allow',
  /** The browser logs an error for every request made offline. */
  consoleErrors: async ({ page: _page }, use) => use([]),
});

/** Waits until the app has told its service worker what it loaded and the worker has cached it. */
async function waitForCache(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .concat(
            [...document.querySelectorAll('link[rel="stylesheet"]')].map(
              (link) => (link as HTMLLinkElement).href,
            ),
          )
          .filter((name) => name.includes('/assets/'));
        const cached = await Promise.all(loaded.map((name) => caches.match(name)));
        return loaded.length > 0 && cached.every(Boolean);
      }),
    )
    .toBe(true);
}

test("a browser can install the app, and the manifest's icons exist", async ({ page, product }) => {
  await page.goto('/about');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const manifest = await (await fetch(`${product.url}${address}`)).json();
  expect(manifest).toMatchObject({ display: 'standalone', theme_color: '#9CAF88' });
  for (const { src, purpose, sizes } of manifest.icons) {
    const icon = Buffer.from(await (await fetch(product.url + src)).arrayBuffer());
    expect(['any', 'maskable']).toContain(purpose);
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) {
    expect((await fetch(product.url + url)).status).toBe(200);
  }
});

test("a visited page opens offline, and an unvisited one explains why it can't", async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await waitForCache(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/faq');
  await expect(page.getByText("You're currently offline.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("the app starts offline, and no personal responses are in the browser's cache", async ({
  page,
  context,
  product,
}) => {
  await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto('/clients');
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await waitForCache(page);
  // Part of the app shell, which is inside the server-rendered screen.
  const script = () => page.evaluate(async () => (await caches.match('/first-paint.js'))?.ok);
  await expect.poll(script).toBe(true);
  const own = await page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(url);
    }
    return addresses.filter((url) => /\/(rest|auth|functions)\/v1\//.test(url));
  });
  expect(own).toEqual([]);
  await context.setOffline(true);
  await page.goto('/clients');
  await expect(page.getByText("You're currently offline.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeVisible();
});
