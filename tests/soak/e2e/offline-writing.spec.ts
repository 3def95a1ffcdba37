import { linkTo } from '../../../shared/routes.ts';
import { expect, fetchRows, openSignedIn, testInOwnProfile as test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

/** The browser logs an error for every request made offline. */
test.use({ consoleErrors: async ({ page: _page }, use) => use([]) });

const BROKER = 'broker@demo.havenexchange.example';
const CONTACT = 'dec0de00-0000-4000-8000-000000009012';

test('changes made on a flaky connection with lost responses are saved once', async ({
  page,
  context,
  product,
}) => {
  await openSignedIn(page, product.url, BROKER, DEMO_PASSWORD);
  await page.goto(linkTo('client', { id: CONTACT }));
  await page.getByRole('button', { name: 'Edit Source' }).waitFor();
  await page.waitForLoadState('networkidle');
  let lost = 0;
  // The server has saved it, but the sender doesn't know.
  await page.route('**/rest/v1/record_comments*', async (route) => {
    if (route.request().method() === 'GET' || lost >= 3) return route.fallback();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  const notes = ['The first call was short.', 'The second one was not.'];
  for (const note of notes) {
    await page.getByRole('textbox', { name: 'Note' }).fill(note);
    await page.getByRole('button', { name: 'Add note' }).click();
    for (const isOffline of [true, false, true, false]) await context.setOffline(isOffline);
  }
  await expect.poll(() => lost).toBe(3);
  await expect(page.getByText(/to be sent|Sending/)).toBeHidden();
  for (const note of notes) {
    await expect(page.getByText(note)).toBeVisible();
    const rows = `record_comments?record_id=eq.${CONTACT}&body=eq.${encodeURIComponent(note)}`;
    expect(await fetchRows(product, rows)).toHaveLength(1);
  }
});

test('a listing draft never sent to the server survives closing the tab', async ({
  page,
  context,
  product,
}) => {
  const saved = 'Saved. You can continue on any device.';
  await openSignedIn(page, product.url, BROKER, DEMO_PASSWORD);
  await page.goto(linkTo('submitListing'));
  await page.getByRole('button', { name: 'Start new listing' }).click();
  await page.getByLabel('Community name').fill('Juniper Court');
  await expect(page.getByText(saved)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('City').fill('Rutland');
  await expect(page.getByText(saved)).toBeHidden();
  await page.close({ runBeforeUnload: false });

  await context.setOffline(false);
  const again = await context.newPage();
  await openSignedIn(again, product.url, BROKER, DEMO_PASSWORD);
  await again.goto(linkTo('submitListing'));
  const row = again.getByRole('listitem').filter({ hasText: 'Juniper Court' });
  await row.getByRole('link', { name: 'Continue' }).click();
  await expect(again.getByLabel('City')).toHaveValue('Rutland');
  await expect(again.getByText(saved)).toBeVisible();
});
