import { linkTo } from '../../../shared/routes.ts';
import { demoEmail } from '../../e2e/people.ts';
import { expect, openSignedIn, signIn, testInOwnProfile as test } from '../../e2e/product.ts';
import { fillStorage } from '../../e2e/storage-full.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

/** The browser logs an error for every request made offline. */
test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

const CONTACT = 'dec0de00-0000-4000-8000-000000009012';

test('a user can sign in when browser storage is full', async ({ page }) => {
  await page.goto(linkTo('auth'));
  await fillStorage(page);
  await signIn(page, demoEmail('broker'), DEMO_PASSWORD);
  await expect(page).toHaveURL(/-dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('screens can be read and edited when storage is blocked', async ({ page, product }) => {
  const pageErrors: string[] = [];
  page.on('pageerror', (error) => pageErrors.push(error.message));
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', { origin: product.url, quotaSize: 1 });
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('clients'));
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await page.goto(linkTo('client', { id: CONTACT }));
  const noteText = 'Nothing is kept here.';
  await page.getByRole('textbox', { name: 'Note' }).fill(noteText);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText(noteText)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(pageErrors).toEqual([]);
});
