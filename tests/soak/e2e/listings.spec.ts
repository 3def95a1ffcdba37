import { randomUUID } from 'node:crypto';
import { expect, openSignedIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

test('a sentence sets the filters, and going back restores them and the scroll position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/listings?search=texas');
  await expect(page.getByRole('button', { name: 'Remove filter: Texas' })).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill('under $50M');
  await search.press('Enter');
  await expect(page).toHaveURL('/investment-opportunities?state=TX&price=-50000000');
  await expect(page.getByRole('button', { name: 'Price', exact: true })).toHaveText(
    '$50 million or less',
  );
  await search.fill('flordia');
  await search.press('Enter');
  await expect(
    page.getByText('No results for “flordia”. Showing results for “florida”.'),
  ).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/investment-opportunities?state=TX&price=-50000000');
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  const last = rows.last().getByRole('link').first();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await last.click();
  await page.getByRole('navigation', { name: 'Back' }).getByRole('link').click();
  await expect(page).toHaveURL('/investment-opportunities?state=TX&price=-50000000');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);

  await page.goBack();
  await expect(page).toHaveURL('/investment-opportunities?search=texas');
  await expect(page.getByRole('button', { name: 'Remove filter: Texas' })).toBeVisible();
});

test('a subscriber sees the address and contacts the broker once', async ({ page, product }) => {
  const email = 'buyer-pro@demo.havenexchange.example';
  await openSignedIn(page, product.url, email, DEMO_PASSWORD);
  await page.goto('/property/dec0de00-0000-4000-8000-000000000210');
  await expect(page.getByText(/Contact the broker to see the street address/)).toBeVisible();
  await page.getByRole('button', { name: 'Contact broker' }).click();
  await page.getByLabel('Message').fill('Can I see the rent roll?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message sent').first()).toBeVisible();
  await expect(page.getByText(/2500 Clear Creek Crossing/)).toBeVisible();
  await expect(page.getByRole('link', { name: /@demo\.havenexchange\.example/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Contact broker' })).toHaveCount(0);
});

test('unknown, hidden or misspelled community URLs return not found', async ({ page }) => {
  for (const id of [randomUUID(), 'dec0de00-0000-4000-8000-000000000258', 'maple']) {
    await page.goto(`/listings/${id}`);
    await expect(page.getByRole('heading', { name: 'Community not found' })).toBeVisible();
    await expect(page).toHaveURL(`/property/${id}`);
  }
});
