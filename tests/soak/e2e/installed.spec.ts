import { expect, testInOwnProfile as test } from '../../e2e/product.ts';

test.use({
  serviceWorkers: 'allow',
  /** The browser logs an error for every request made offline. */
  consoleErrors: async ({ page: _page }, use) => use([]),
});

test('the install prompt appears once after five minutes and not again after it is declined', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  await page.clock.fastForward(5000);
  const getStayMarker = () => page.evaluate(() => sessionStorage.getItem('haven.install.stay'));
  await expect.poll(getStayMarker).not.toBeNull();
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  const offer = page.getByRole('complementary', { name: 'Install Haven Exchange' });
  await expect(offer).toBeHidden();
  await page.clock.fastForward(330_000);
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Not Now' }).click();
  await page.clock.fastForward(60_000);
  await expect(offer).toBeHidden();
});
