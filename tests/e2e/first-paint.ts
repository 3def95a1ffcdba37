import type { APIResponse, Page } from '@playwright/test';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { getLayoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { expect, openSignedIn, testInOwnProfile as test } from './product.ts';

/** Requests until a screen is hydrated: document, scripts, fonts and calls, without images and deferred loads. */
const MOST_REQUESTS = 24;
/** Fetches a server-rendered document. A server that just started or is busy may first return the app shell. */
export async function fetchRendered(page: Page, path: string) {
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
export async function openWithNamedScripts(page: Page, path: string): Promise<string[]> {
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

export function testHydration(path: string): void {
  test(`${path} hydrates with its document's scripts, without data requests or layout shift`, async ({
    page,
  }) => {
    await watchLayoutShifts(page);
    expect(await openWithNamedScripts(page, path)).toEqual([]);
    expect(await getLayoutShifts(page)).toEqual([]);
  });
}

/** Blocks all app scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export function testEarlyPalette(path: string): void {
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

const BRANDED_FRAMES = [
  expect.stringMatching(/^(name|logo) light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/),
];

export function testDomainBrand(path: string): void {
  test("a domain's brand shows in the first paint, even on a slow connection", async ({
    context,
    product,
  }) => {
    const address = new URL(path, product.url);
    address.hostname = 'cedar-and-main.localhost';
    const page = await context.newPage();
    expect(await framesOf(page, address.href), path).toEqual(BRANDED_FRAMES);
    await page.close();
  });
}

export function testWorkspaceBrand(path: string): void {
  test("the user's workspace brand shows in the first paint of the next start", async ({
    page,
    context,
    product,
  }) => {
    await openSignedIn(page, product.url, 'broker@demo.havenexchange.example', DEMO_PASSWORD);
    await page.goto(linkTo('dashboard'));
    await expect(page.locator('html')).toHaveAttribute('data-brand', /name|logo/);
    const next = await context.newPage();
    expect(await framesOf(next, path), path).toEqual(BRANDED_FRAMES);
    await next.close();
  });
}
