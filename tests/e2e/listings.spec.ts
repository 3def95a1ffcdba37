import { randomUUID } from 'node:crypto';
import { FULL_RUN_ONLY, isFullRun } from '../../build/testing/full-run.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

test('a visitor searches, filters, opens a community and returns to the same position', async ({
  page,
}) => {
  await page.goto('/investment-opportunities');
  await expect(page.getByRole('row', { name: /Maple Court of Westerville/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Search' }).fill('grov');
  await page.getByRole('option', { name: /Elm Grove of Peoria/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 communities', { exact: true }).first()).toBeVisible();

  await page.getByLabel('State').selectOption('IL');
  await expect(page).toHaveURL('/investment-opportunities?search=grov&state=IL');
  await expect(page.getByText('1 community', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Elm Grove of Peoria', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elm Grove of Peoria');
  await expect(page).toHaveTitle('Elm Grove of Peoria, Peoria, IL · Haven Exchange');
  await expect(page.getByText('Computed: asking price × cap rate')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Drawing of a gabled main house' });
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveJSProperty('naturalWidth', 1200);
  const structuredData = JSON.parse(
    await page.locator('head script[type="application/ld+json"]').last().innerText(),
  );
  expect(structuredData).toMatchObject({
    name: 'Elm Grove of Peoria',
    offers: { price: 12_500_000 },
  });
  await expect(page.getByRole('link', { name: 'Sign in to contact the broker' })).toBeVisible();
  await expect(page.getByText(/5320 Knoxville/)).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL('/investment-opportunities?search=grov&state=IL');
  await expect(page.getByRole('row', { name: /Elm Grove of Peoria/ })).toBeVisible();
});

test(
  'a sentence sets the filters, and going back restores them and the scroll position',
  FULL_RUN_ONLY,
  async ({ page }) => {
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
  },
);

test("a range filter's panel stays within the window", async ({ page }) => {
  for (const width of isFullRun ? [820, 1024] : [820]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/investment-opportunities');
    for (const name of ['Price per bed', 'Cap rate']) {
      await page.getByRole('button', { name, exact: true }).click();
      const panel = page.getByRole('list', { name: `${name}, presets` });
      const box = await panel.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThan(width);
      expect(box?.x).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
    }
  }
});

test(
  'a subscriber sees the address and contacts the broker once',
  FULL_RUN_ONLY,
  async ({ page, product }) => {
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
  },
);

test(
  'unknown, hidden or misspelled community URLs return not found',
  FULL_RUN_ONLY,
  async ({ page }) => {
    for (const id of [randomUUID(), 'dec0de00-0000-4000-8000-000000000258', 'maple']) {
      await page.goto(`/listings/${id}`);
      await expect(page.getByRole('heading', { name: 'Community not found' })).toBeVisible();
      await expect(page).toHaveURL(`/property/${id}`);
    }
  },
);
