import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { testConnectionNotice } from './offline.ts';
import { expect, openSignedIn, testInOwnProfile as test } from './product.ts';

/** The browser logs an error for every request made offline. */
test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });
// The bar's menus fit this window in the fallback font too, which stays if the web font arrives late.
test.use({ viewport: { width: 1600, height: 800 } });

testConnectionNotice({
  what: 'a screen that asks the server for nothing',
  path: '/contact',
  chunk: /\/late-[^/]*\.js$/,
});

test('a screen not opened before keeps the frame while offline, then opens when back online', async ({
  page,
  context,
  product,
}) => {
  await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto(linkTo('profile'));
  const bar = page.getByRole('navigation', { name: 'Main' });
  const link = bar.getByRole('link', { name: 'Clients' });
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await link.click();
  const title = "This screen isn't available offline yet";
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(link).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Broker workspace' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a screen whose code the server answers with 503 keeps the old rows and opens later', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto(linkTo('clients'));
  const row = page.locator('[data-row]').first();
  await expect(row).toBeVisible();
  let isDown = true;
  await page.route('**/assets/**', (route) =>
    isDown ? route.fulfill({ status: 503 }) : route.continue(),
  );
  const bar = page.getByRole('navigation', { name: 'Main' });
  const refused = page.waitForResponse((response) => response.status() === 503);
  await bar.getByRole('link', { name: 'Calendar' }).click();
  await refused;
  await expect(row).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Broker workspace' })).toBeVisible();
  isDown = false;
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
});

test('an expired session with an unresponsive server ends in a retry, not a spinner', async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, 'buyer@demo.havenexchange.example', DEMO_PASSWORD);
  await page.addInitScript(() => {
    const session = JSON.parse(localStorage.getItem('haven.session') ?? '{}');
    localStorage.setItem('haven.session', JSON.stringify({ ...session, expires_at: 1 }));
  });
  // Never answered.
  await page.route('**/auth/v1/token**', () => undefined);
  await page.goto('/dashboard');
  await expect(page.getByText('Still connecting…')).toBeVisible();
  await expect(page.getByText('Loading your profile...')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});
