import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, signIn, test } from './product.ts';
import { testRejectedProfile } from './sentences.ts';

testRejectedProfile('a token that is not accepted', 401, {
  code: 'PGRST301',
  message: 'JWT expired',
});

test('a missing profile keeps the user signed in', async ({ page }) => {
  const json = {
    code: 'PGRST116',
    message: 'JSON object requested, multiple (or no) rows returned',
  };
  await page.route('**/rest/v1/rpc/my_account', (route) => route.fulfill({ status: 406, json }));
  await signIn(page, 'investor@demo.havenexchange.example', DEMO_PASSWORD);
  const again = page.getByRole('button', { name: 'Try Again' });
  await expect(again).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('haven.session'))).not.toBeNull();
  await page.unroute('**/rest/v1/rpc/my_account');
  // The app retries on its own when it receives changes, so the button may disappear before the click.
  const workspace = page.getByRole('heading', { level: 1, name: /workspace$/ });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    await expect(workspace).toBeVisible({ timeout: 2_000 });
  }).toPass();
});
