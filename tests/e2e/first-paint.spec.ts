import type { APIResponse, Page } from '@playwright/test';
import { isFullRun } from '../../build/testing/full-run.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { holdScripts } from './first-paint.ts';
import { getLayoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { expect, openSignedIn, testInOwnProfile as test } from './product.ts';

const INVESTOR = 'investor@demo.havenexchange.example';
/** Requests until a screen is hydrated: document, scripts, fonts and calls, without images and deferred loads. */
const MOST_REQUESTS = 20;
/** A dashboard's figures, the list script and the toast styles load late and add three requests. */
const MOST_OF_A_RELOAD = 24;

/** Fetches a server-rendered document. A server that just started or is busy may first return the app shell. */
async function fetchRendered(page: Page, path: string) {
  let found: { html: string; answer: APIResponse } | undefined;
  const fetchPage = async () => {
    const reply = await page.request.get(path);
    const html = await reply.text();
    if (html.includes('data-screen')) found = { html, answer: reply };
    return found;
  };
  await expect.poll(fetchPage, { timeout: 60_000 }).toBeDefined();
  if (!found) throw new Error(`${path} is not drawn.`);
  return found;
}

/**
 * Opens a screen with only the scripts its document names; any other script is blocked. Returns the data requests it
 * made.
 */
async function openWithNamedScripts(page: Page, path: string): Promise<string[]> {
  const { html, answer } = await fetchRendered(page, path);
  // Serves this document to the page, because a busy server may return the app shell next time.
  await page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ response: answer, body: html }),
  );
  const named = new Set(html.match(/\/assets\/[\w.-]+\.js/g));
  expect(named.size, [...named].join('\n')).toBeGreaterThan(5);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const came: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'image' && !request.url().endsWith('.svg'))
      came.push(request.url());
  });
  await page.route(/\/assets\/[^/]*\.(?:js|css)$/, async (route) => {
    if (named.has(new URL(route.request().url()).pathname)) await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.getByRole('main')).toBeVisible();
  expect(came.length, came.join('\n')).toBeGreaterThan(named.size);
  expect(came.length, came.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  return asked.filter((url) => url.includes('/rest/v1/'));
}

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

/** A form and a list; the others render like one of these. */
const SHORT = [linkTo('auth'), linkTo('investmentOpportunities')];
const SCREENS = [...SHORT, linkTo('vendors'), linkTo('agents'), linkTo('contact')];

for (const path of isFullRun ? SCREENS : SHORT) {
  test(`${path} hydrates with its document's scripts, without data requests or layout shift`, async ({
    page,
  }) => {
    await watchLayoutShifts(page);
    expect(await openWithNamedScripts(page, path)).toEqual([]);
    expect(await getLayoutShifts(page)).toEqual([]);
  });
}

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

test('a user who signs in early is signed in before the app loads', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(linkTo('auth'), { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(` ${INVESTOR.toUpperCase()}`);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.locator('html[data-session]')).toBeAttached();
  await page.unroute('**/assets/*.js');
  await page.goto(linkTo('investorDashboard'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** A static page and an app screen. */
const RENDERED_PATHS = [linkTo('investmentOpportunities'), linkTo('home')];

for (const path of isFullRun ? RENDERED_PATHS : RENDERED_PATHS.slice(0, 1)) {
  test(`the command palette requested at ${path} before the scripts load opens with the typed text`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    // A busy server returns the app shell, which is not server-rendered.
    await expect(async () => {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('glossary');
    release();
    const palette = page.getByRole('dialog');
    await expect(palette.getByRole('combobox')).toHaveValue('glossary');
  });
}

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

interface Framed {
  readonly frames: string[];
}

/**
 * Returns the brand shown in each frame with text, while the document loads slowly and its modules never load. A
 * brand seen here was applied before the first paint.
 */
async function framesOf(page: Page, address: string): Promise<readonly string[]> {
  const network = await page.context().newCDPSession(page);
  const slow = { latency: 50, downloadThroughput: 40_000, uploadThroughput: 40_000 };
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { offline: false, ...slow });
  await page.route(/\/assets\/[^/]*\.js$/, () => undefined);
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const { documentElement: root, body } = document;
      const bodyText = body?.checkVisibility() ? body.innerText.trim() : '';
      if (bodyText !== '')
        frames.push(`${root.dataset.brand} ${root.style.getPropertyValue('--accent')}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => document.readyState !== 'loading' && (window as unknown as Framed).frames.length >= 3,
  );
  return [...new Set(await page.evaluate(() => (window as unknown as Framed).frames))];
}

/** The app shell and a static page; both start with the same script. */
const BRANDED = [linkTo('auth'), linkTo('home')];
const BRANDED_FRAMES = [
  expect.stringMatching(/^(name|logo) light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/),
];

test("a domain's brand shows in the first paint, even on a slow connection", async ({
  context,
  product,
}) => {
  for (const path of isFullRun ? BRANDED : BRANDED.slice(0, 1)) {
    const address = new URL(path, product.url);
    address.hostname = 'cedar-and-main.localhost';
    const page = await context.newPage();
    expect(await framesOf(page, address.href), path).toEqual(BRANDED_FRAMES);
    await page.close();
  }
});

test("the user's workspace brand shows in the first paint of the next start", async ({
  page,
  context,
  product,
}) => {
  await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto(linkTo('dashboard'));
  await expect(page.locator('html')).toHaveAttribute('data-brand', /name|logo/);
  for (const path of isFullRun ? BRANDED : BRANDED.slice(0, 1)) {
    const next = await context.newPage();
    expect(await framesOf(next, path), path).toEqual(BRANDED_FRAMES);
    await next.close();
  }
});
