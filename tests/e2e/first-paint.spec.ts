import type { Page } from '@playwright/test';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import {
  fetchRendered,
  holdScripts,
  openWithNamedScripts,
  testDomainBrand,
  testEarlyPalette,
  testHydration,
  testWorkspaceBrand,
} from './first-paint.ts';
import { getLayoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { expect, openSignedIn, testInOwnProfile as test } from './product.ts';

const INVESTOR = 'investor@demo.havenexchange.example';
/**
 * The scripts and styles of figures, lists, toasts, and the palette load late and add seven requests. What visitors need
 * is in nine files of its own.
 */
const MOST_OF_A_RELOAD = 36;

async function someListing(
  page: Page,
  url: string,
): Promise<{ id: string; property_name: string }> {
  const config = await (await page.request.get(`${url}/_local/config.json`)).json();
  const reply = await page.request.get(
    `${url}/rest/v1/listings?select=id,property_name&is_confidential=is.false&limit=1`,
    { headers: { apikey: config.publishableKey } },
  );
  const [listing] = await reply.json();
  return listing;
}

// A form and a list; the others render like one of these.
testHydration(linkTo('auth'));
testHydration(linkTo('investmentOpportunities'));

test('a community is readable without scripts, under its own name', async ({
  browser,
  page,
  product,
}) => {
  const { id, property_name } = await someListing(page, product.url);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const silent = await context.newPage();
  const path = linkTo('property', { id });
  const { html, answer } = await fetchRendered(page, path);
  await silent.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ response: answer, body: html }),
  );
  await silent.goto(path);
  await expect(silent.getByRole('heading', { level: 1, name: property_name })).toBeVisible();
  await expect(silent).toHaveTitle(new RegExp(property_name));
  await expect(silent.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${linkTo('property', { id })}$`),
  );
  await expect(async () => {
    await silent.goto(linkTo('investmentOpportunities'));
    await expect(silent.getByRole('row').nth(3)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await context.close();
});

test('a community paints with its image and hydrates without fetching its data again', async ({
  page,
  product,
}) => {
  const { id, property_name } = await someListing(page, product.url);
  await watchLayoutShifts(page);
  // Its image, in the document and after hydration.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const picture = document.querySelector<HTMLImageElement>('figure > img');
      if (picture) seen.push(picture.src.startsWith('data:') ? 'inside' : `${picture.complete}`);
    };
    document.addEventListener('DOMContentLoaded', look);
    new MutationObserver(look).observe(document, {
      subtree: true,
      attributeFilter: ['data-hydrated'],
    });
  });
  const asked = await openWithNamedScripts(page, linkTo('property', { id }));
  await expect(page.getByRole('heading', { level: 1, name: property_name })).toBeVisible();
  expect(asked.filter((url) => url.includes('/rest/v1/listings'))).toEqual([]);
  expect(await getLayoutShifts(page)).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
    'inside',
    'true',
  ]);
});

test('typing and signing in before the scripts load signs in once they do', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(linkTo('auth'), { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(INVESTOR);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(page).toHaveURL(new RegExp(`${linkTo('investorDashboard')}$`));
});

testEarlyPalette(linkTo('investmentOpportunities'));

test("a member's dashboard shows its frame before any script, with no personal data in its document", async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, INVESTOR, DEMO_PASSWORD);
  await watchLayoutShifts(page);
  await page.goto(linkTo('investorDashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await getLayoutShifts(page)).toEqual([]);
  const html = await (await page.request.get(linkTo('investorDashboard'))).text();
  expect(html).toContain('Loading your account...');
  expect(html).not.toContain('investor@');
});

test("a reopened member's dashboard makes no other requests until the session is known", async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, INVESTOR, DEMO_PASSWORD);
  await page.goto(linkTo('investorDashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const again = await page.context().newPage();
  await again.route('**/rpc/my_account', () => undefined);
  const came: string[] = [];
  again.on('requestfinished', (request) => {
    const url = request.url();
    const isData = /\/(?:rest|functions|realtime)\/v1\//.test(url);
    if (!isData && request.resourceType() !== 'image' && !url.endsWith('.svg')) came.push(url);
  });
  await again.goto(linkTo('investorDashboard'), { waitUntil: 'commit' });
  await expect(again.locator('html[data-hydrated]')).toBeAttached();
  await expect(again.getByRole('main')).toBeVisible();
  await expect.poll(() => came.some((url) => url.includes('/member-'))).toBe(true);
  expect(came.length, came.join('\n')).toBeLessThanOrEqual(MOST_OF_A_RELOAD);
});

testDomainBrand(linkTo('auth'));
testWorkspaceBrand(linkTo('auth'));
