import { createClient } from '@supabase/supabase-js';
import { expect, test } from './product.ts';

const MAPLE_COURT = 'dec0de00-0000-4000-8000-000000000201';
const LINDEN_ROW = 'dec0de00-0000-4000-8000-0000000002a1';
const tourOf = (id: string) => `/property/${id}?view=tour`;

test("a visitor opens a public listing's tour, a link-only one by its link, and loses it when the link is revoked", async ({
  page,
  product,
}) => {
  await page.goto(`/property/${MAPLE_COURT}`);
  await page.getByRole('link', { name: 'Tour', exact: true }).click();
  await page.getByRole('button', { name: 'Enter the lounge' }).click();
  const lounge = page.getByRole('application', { name: /^Lounge: look around/ });
  await expect(lounge.getByRole('button', { name: 'Seating' })).toBeVisible();
  await expect(page.getByText('Haven Exchange · Maple Court of Westerville')).toBeVisible();

  await page.goto(`${tourOf(LINDEN_ROW)}&scene=model`);
  const model = page.getByRole('application', { name: /^Unit in 3D: turn/ });
  await expect(model.getByRole('button', { name: 'Ceiling height' })).toBeVisible();

  const client = createClient(product.url, product.secretKey);
  const setStatus = (status: string) =>
    client.from('listings').update({ status }).eq('id', LINDEN_ROW).throwOnError();
  await setStatus('withdrawn');
  const response = await page.goto(tourOf(LINDEN_ROW));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Community not found' })).toBeVisible();
  await setStatus('active');
});

test('the tour pages open tours of public listings and name no link-only one', async ({ page }) => {
  await page.goto('/tours/buyer');
  const tours = page.getByRole('list', { name: 'Tours' });
  await expect(tours.getByRole('link', { name: 'Lakeview Commons' })).toBeVisible();
  await expect(tours.getByText('Linden Row')).toHaveCount(0);
  await tours.getByRole('button', { name: 'View tour of Lakeview Commons' }).click();
  const tour = page.getByRole('region', { name: 'Lakeview Commons' });
  await tour.getByRole('button', { name: 'Unit in 3D' }).click();
  await expect(tour.getByRole('button', { name: 'Ceiling height' })).toBeVisible();
  await tour.getByRole('button', { name: 'Measure' }).click();
  const model = tour.getByRole('application');
  await model.focus();
  await page.keyboard.press('Enter');
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(model.getByRole('status').filter({ hasText: /^\d+ ft/ })).toBeVisible();
});

test('the document of a tour names its scenes and facts without scripts', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto(tourOf(MAPLE_COURT));
  const outline = page.getByRole('region', { name: 'In this tour' });
  await expect(outline.getByText('Lounge')).toBeVisible();
  await expect(outline.getByText(/^Ceiling height: The model shows walls/)).toBeVisible();
  await context.close();
});
