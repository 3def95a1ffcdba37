import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { testConnectionNotice } from './offline.ts';
import { expect, openSignedIn, testInOwnProfile as test } from './product.ts';

/** The browser logs an error for every request made offline. */
test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

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
  const rail = page.getByRole('navigation', { name: 'Broker workspace' });
  const link = rail.getByRole('link', { name: 'Clients' });
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Not available offline' })).toBeVisible();
  await expect(link).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
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
