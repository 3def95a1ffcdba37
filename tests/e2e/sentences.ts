import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, signIn, test } from './product.ts';

export function testRejectedProfile(what: string, status: number, json: object): void {
  test(`${what} signs the user out`, async ({ page }) => {
    await page.route('**/rest/v1/rpc/my_account', (route) => route.fulfill({ status, json }));
    await signIn(page, 'investor@demo.havenexchange.example', DEMO_PASSWORD);
    await expect(page).toHaveURL('/auth?redirect=dashboard');
    expect(await page.evaluate(() => localStorage.getItem('haven.session'))).toBeNull();
  });
}
