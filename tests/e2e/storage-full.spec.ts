import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, fetchRows, openSignedIn, testInOwnProfile as test } from './product.ts';
import { fillStorage } from './storage-full.ts';

/** The browser logs an error for every request made offline. */
test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

const CONTACT = 'dec0de00-0000-4000-8000-000000009012';

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
