import { isForMembers } from '../../../shared/access/gates.ts';
import { routeNames, routes } from '../../../shared/routes/table.ts';
import { expect, openSignedIn, test } from '../../e2e/product.ts';
import {
  expectFirstRecord,
  expectHydrated,
  getRobotsDirectives,
  SAMPLE,
  testCompleteWithoutScripts,
  testHydrationWithoutShift,
} from '../../e2e/site.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const INVESTOR = 'investor@demo.havenexchange.example';

test('an FAQ search keeps the matching questions, and each can be opened', async ({ page }) => {
  await page.goto('/faq');
  await expectHydrated(page);
  await page.keyboard.press('Escape');
  const questions = page.getByRole('main').locator('details h3');
  const all = await questions.count();
  await page.getByLabel('Search the questions').fill('CAP RATES');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ questions?$/ })).toBeVisible();
  expect(await questions.count()).toBeLessThan(all);
  await questions.first().click();
  await questions.last().click();
  await expect(page.getByRole('main').locator('details[open] h3')).toHaveCount(2);
  await page.getByLabel('Search the questions').fill('');
  await expect(questions).toHaveCount(all);
});

test('links between pages use native browser navigation', async ({ page }) => {
  await page.goto('/');
  await expectHydrated(page);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans and prices');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Transforming senior living/);
});

test('a signed-in user reads the same pages inside the app', async ({ page, product }) => {
  await openSignedIn(page, product.url, INVESTOR, DEMO_PASSWORD);
  await page.goto('/features/deal-rooms');
  await expect(page.getByRole('button', { name: /Your account/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deal rooms');
  await expect(page).toHaveTitle('Deal rooms · Haven Exchange');
  await page.getByRole('main').getByRole('link', { name: 'Features', exact: true }).click();
  await expect(page).toHaveTitle('Features status · Haven Exchange');
  await page.goto('/senior-living-glossary');
  await expect(page.getByRole('button', { name: /Your account/ })).toBeVisible();
  await page.getByLabel('Search terms').fill('capitalization rate');
  await expect(page.getByRole('term').first()).toContainText('Cap rate');
});

test("an expired session shows the visitor's page", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('haven.session', '{}'));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In / Sign Up' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a free account' }).first()).toBeVisible();
});

test('an unknown path below a collection is not found', async ({ page }) => {
  const response = await page.goto('/features/no-such-feature');
  expect(response?.status()).toBe(404);
  await expectHydrated(page);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('an old URL leads to the page that replaced it', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page).toHaveURL('/user-pricing');
});

test('an old URL redirects to the new one', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/properties?from=letter');
  await expect(page).toHaveURL('/investment-opportunities?from=letter');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

testCompleteWithoutScripts(SAMPLE);
testHydrationWithoutShift(SAMPLE);

test('no member screen can be indexed', async ({ request }) => {
  const hidden = { meta: 'noindex', header: 'noindex' };
  for (const name of routeNames.filter((name) => isForMembers(routes[name])))
    expect(await getRobotsDirectives(request, routes[name].path), name).toEqual(hidden);
});

test('the first vendor and the first agent of each list are found', async ({ page }) => {
  await expectFirstRecord(page, '/vendors', '/vendor/');
  await expectFirstRecord(page, '/agents', '/agent/');
});
