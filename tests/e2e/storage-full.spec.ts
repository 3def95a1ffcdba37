import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../../build/testing/full-run.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, fetchRows, openSignedIn, signIn, testInOwnProfile as test } from './product.ts';

/** The browser logs an error for every request made offline. */
test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

const CONTACT = 'dec0de00-0000-4000-8000-000000009012';

/** Fills the origin's storage to its limit. */
const fillStorage = (page: Page) =>
  page.evaluate(() => {
    for (let size = 2 ** 22, name = 0; size >= 1; name += 1) {
      try {
        localStorage.setItem(`of something else ${name}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });

test('an offline edit stays in its field and explains why when browser storage is full', async ({
  page,
  context,
  product,
}) => {
  const noteText = 'There was no room for this one.';
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('client', { id: CONTACT }));
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.waitFor();
  await page.waitForLoadState('networkidle');
  await fillStorage(page);
  await context.setOffline(true);
  await note.fill(noteText);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByRole('main')).toContainText('this browser has no storage left');
  await expect(note).toHaveValue(noteText);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText(noteText)).toBeVisible();
  await expect(note).toHaveValue('');
  const rows = `record_comments?record_id=eq.${CONTACT}&body=eq.${encodeURIComponent(noteText)}`;
  expect(await fetchRows(product, rows)).toHaveLength(1);
});

test('a user can sign in when browser storage is full', FULL_RUN_ONLY, async ({ page }) => {
  await page.goto(linkTo('auth'));
  await fillStorage(page);
  await signIn(page, demoEmail('broker'), DEMO_PASSWORD);
  await expect(page).toHaveURL(/-dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'screens can be read and edited when storage is blocked',
  FULL_RUN_ONLY,
  async ({ page, product }) => {
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
  },
);
