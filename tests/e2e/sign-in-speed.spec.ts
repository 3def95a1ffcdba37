import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, signIn, testInOwnProfile as test } from './product.ts';

const EMAIL = 'seller@demo.havenexchange.example';
const ENOUGH = ['/auth/v1/token', '/rest/v1/rpc/my_account'];
const NUMBERS = '/rest/v1/rpc/my_figures';

test('a dashboard waits for one session round trip and one call, plus one more for its numbers', async ({
  page,
}) => {
  const requested = new Set<string>();
  const { promise: painted, resolve: resolvePainted } = Promise.withResolvers<void>();
  await page.route(/\/(auth|rest|functions|realtime)\/v1\//, async (route) => {
    const { pathname } = new URL(route.request().url());
    // Repeated calls and all other calls never get a response.
    if (![...ENOUGH, NUMBERS].includes(pathname) || requested.has(pathname)) return;
    requested.add(pathname);
    if (pathname === NUMBERS) await painted;
    await route.continue();
  });
  await signIn(page, EMAIL, DEMO_PASSWORD);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/workspace$/);
  resolvePainted();
  await expect(page.getByText('Listings', { exact: true }).locator('..')).toContainText(/[1-9]/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
