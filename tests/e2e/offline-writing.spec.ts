import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, fetchRows, openSignedIn, testInOwnProfile as test } from './product.ts';

/** The browser logs an error for every request made offline. */
test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

const BROKER = 'broker@demo.havenexchange.example';
const CONTACT = 'dec0de00-0000-4000-8000-000000009012';
const NOTE = 'They would rather close before the new year.';

test('changes made offline survive closing the tab, and two tabs send them once', async ({
  page,
  context,
  product,
}) => {
  await openSignedIn(page, product.url, BROKER, DEMO_PASSWORD);
  const path = linkTo('client', { id: CONTACT });
  await page.goto(path);
  await page.getByRole('button', { name: 'Edit Source' }).waitFor();
  // Wait until the screen's deferred chunks have loaded, as they do shortly after every start.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Edit Source' }).click();
  await page.getByRole('textbox', { name: 'Source' }).fill('Fair in Tulsa');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 change waits to be sent.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill(NOTE);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('2 changes wait to be sent.')).toBeVisible();
  await page.close({ runBeforeUnload: false });

  await context.setOffline(false);
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await openSignedIn(tab, product.url, BROKER, DEMO_PASSWORD);
    await tab.goto(path);
  }
  for (const tab of tabs) {
    await expect(tab.getByText(NOTE)).toBeVisible();
    await expect(tab.getByRole('definition').filter({ hasText: 'Fair in Tulsa' })).toBeVisible();
    await expect(tab.getByText(/to be sent|Sending/)).toBeHidden();
  }
  const notes = `record_comments?record_id=eq.${CONTACT}&body=eq.${encodeURIComponent(NOTE)}`;
  expect(await fetchRows(product, notes)).toHaveLength(1);
});
