import type { APIRequestContext, Page } from '@playwright/test';
import { linkTo } from '../../shared/routes.ts';
import { getLayoutShifts, watchLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './product.ts';

/** The most different pages: home, pricing, a document, a collection, a search and a calculator. */
export const SHORT = [
  '/',
  '/user-pricing',
  '/nda-document',
  '/features/deal-rooms',
  '/faq',
  '/valuation-calculator',
];

/** One page of each template; other pages differ only in text. */
export const SAMPLE = [
  ...SHORT,
  '/help/cap-rates',
  '/for-investors',
  '/about',
  '/press-releases/usable-from-the-keyboard',
  '/property-listings-hub',
  '/investment-hub',
  '/integrations/docusign',
  '/integrations/hubspot',
  '/api-marketplace/listings',
  '/senior-housing-journal',
  '/senior-housing-journal/reading-a-t-12-backward',
  '/podcast/what-the-lender-sees',
  '/senior-living-glossary',
  '/market-analytics',
  '/tours/buyer',
];

/** Opens a menu, which works only on a hydrated page. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose Role' }).click();
  await expect(page.getByRole('menu', { name: 'Choose Role' })).toBeVisible();
}

export function testCompleteWithoutScripts(paths: readonly string[]): void {
  test('public pages are complete without scripts', async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const page = await context.newPage();
    for (const path of paths) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Sign In / Sign Up' })).toHaveAttribute(
        'href',
        linkTo('auth'),
      );
    }
    await context.close();
  });
}

export function testHydrationWithoutShift(paths: readonly string[]): void {
  test('public pages hydrate without layout shift and load scripts after the first paint', async ({
    page,
  }) => {
    await watchLayoutShifts(page);
    for (const path of paths) {
      await page.goto(path);
      await expectHydrated(page);
      expect(await getLayoutShifts(page), path).toEqual([]);
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
}

export async function getRobotsDirectives(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  const [, meta] = /<meta name="robots" content="([^"]*)"/.exec(await response.text()) ?? [];
  return { meta, header: response.headers()['x-robots-tag'] };
}

/** Opens the first record that a list links to. */
export async function expectFirstRecord(page: Page, list: string, record: string): Promise<void> {
  await page.goto(list);
  const path = await page.locator(`main a[href^="${record}"]`).first().getAttribute('href');
  expect((await page.request.get(path ?? '')).status(), record).toBe(200);
}
