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

test('a new version reloads the page, or waits with a notification while a form has unsaved changes', async ({
  page,
}) => {
  await page.clock.install();
  let build = '';
  await page.route('**/version.json*', async (route) => {
    const response = await route.fetch();
    const version = await response.json();
    await route.fulfill({ json: { ...version, build: build || version.build } });
  });
  const first = page.waitForResponse('**/version.json*');
  await page.goto('/about');
  await page.clock.fastForward(10_000);
  await first;
  // Called by the check itself and again by the button.
  await page.evaluate(() => {
    let promptCount = 0;
    addEventListener('beforeunload', (event) => {
      promptCount += 1;
      if (promptCount <= 2) event.preventDefault();
    });
  });
  build = 'another';
  const next = page.waitForResponse('**/version.json*');
  await page.clock.fastForward(300_000);
  await next;
  const offer = page.getByRole('complementary', { name: 'New version' });
  await expect(offer).toContainText('A new version is ready.');
  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect(offer).toContainText('Save or discard your changes first.');
  await Promise.all([
    page.waitForEvent('load'),
    offer.getByRole('button', { name: 'Reload' }).click(),
  ]);
  await expect(offer).toBeHidden();

  const again = page.waitForResponse('**/version.json*');
  await page.clock.fastForward(10_000);
  await again;
  build = 'a third';
  await Promise.all([page.waitForEvent('load'), page.clock.fastForward(300_000)]);
  await expect(offer).toBeHidden();
});
