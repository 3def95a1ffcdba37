import type { Page } from '@playwright/test';
import { fileOf, pageNames } from '../../shared/documents.ts';
import { linkTo, prerenderedNames, routes } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { arriveSignedIn, expect, test } from './product.ts';

const INVESTOR = 'investor@demo.havenexchange.example';

interface Observed {
  moved: number;
}

/** Adds up whatever moves on the page that opens next, but what the person set off. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observed: Observed = { moved: 0 };
    Object.assign(window, { observed });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) observed.moved += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const moved = (page: Page) =>
  page.evaluate(() => (window as unknown as { observed: Observed }).observed.moved);

/** A menu opens only on a page that has come to life. */
async function expectAlive(page: Page): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Choose Role' }).click();
    await expect(page.getByRole('menu', { name: 'Choose Role' })).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('public pages are whole without script', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  for (const name of prerenderedNames) {
    const answer = await page.goto(routes[name].path);
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(`${routes[name].title} · Haven Exchange`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In / Sign Up' })).toHaveAttribute(
      'href',
      linkTo('auth'),
    );
  }
  await context.close();
});

test('public pages come to life without moving, and load their script after they are painted', async ({
  page,
}) => {
  await watchShifts(page);
  for (const name of prerenderedNames) {
    await page.goto(routes[name].path);
    await expectAlive(page);
    expect(await moved(page), name).toBe(0);
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries
        .filter(({ name: file, startTime }) => /\.js$/.test(file) && startTime < painted)
        .map(({ name: file }) => file.replace(/^.*\/|-[^/]*$/g, ''));
    });
    expect(early.filter((file) => file !== 'first')).toEqual([]);
  }
});

test('a link into the app opens it in the page’s place, and back leads out again', async ({
  page,
}) => {
  await page.goto('/');
  await expectAlive(page);
  await page.keyboard.press('Escape');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);
  await page.getByRole('link', { name: 'Sign In / Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
  await expect(page).toHaveURL('/auth');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await isSameDocument()).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Transforming senior living/);
  await expect(page).toHaveURL('/');
  expect(await isSameDocument()).toBe(true);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('a link from page to page is the browser’s own', async ({ page }) => {
  await page.goto('/');
  await expectAlive(page);
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plans and prices');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Transforming senior living/);
});

test('the command palette opens from a public page', async ({ page }) => {
  await page.goto('/');
  await expectAlive(page);
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('somebody signed in finds their own header on public pages, and nothing moves', async ({
  page,
  product,
}) => {
  await arriveSignedIn(page, product.url, INVESTOR, DEMO_PASSWORD);
  // Somebody signed in has been here before, so their browser has the fonts.
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await watchShifts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Open your workspace' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In / Sign Up' })).toBeHidden();
  await expect(page.getByRole('button', { name: /Your account/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a free account' })).toHaveCount(0);
  expect(await moved(page)).toBe(0);
});

test('a session that is over shows the page for visitors', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('haven.session', '{}'));
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Sign In / Sign Up' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create a free account' }).first()).toBeVisible();
});

test('an unknown address is answered with 404 and the page that says so', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectAlive(page);
});

test('what robots read names the public pages and no other', async ({ request, product }) => {
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /^Sitemap: https:.*sitemap\.xml$/m,
  );
  const map = await (await request.get('/sitemap.xml')).text();
  const paths = [...map.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(paths).toContain('/');
  expect(paths).toContain('/user-pricing');
  expect(paths).not.toContain('/dashboard');
  for (const name of pageNames) {
    expect((await request.get(`${product.url}${fileOf(name)}`)).status(), fileOf(name)).toBe(404);
  }
});
