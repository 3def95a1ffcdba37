import type { Page } from '@playwright/test';
import { isFullRun } from '../../build/testing/full-run.ts';
import { expect, test } from './product.ts';

/** The most different pages: the home page, a document and a table. */
const SHORT = ['/', '/nda-document', '/platform-comparison'];
/** One of each kind of page that a user may want to print. */
const EVERY_KIND = [
  ...SHORT,
  '/help/cap-rates',
  '/senior-living-glossary',
  '/faq',
  '/senior-housing-journal/reading-a-t-12-backward',
  '/podcast/what-the-lender-sees',
  '/for-buyers',
  '/user-pricing',
  '/market-analytics',
];
const SAMPLE = isFullRun ? EVERY_KIND : SHORT;

/** US Letter at 96 dpi. */
const LETTER_SIZE = { width: 816, height: 1056 };

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(LETTER_SIZE);
  await page.addInitScript(() => localStorage.setItem('haven.theme', 'dark'));
});

async function openForPrint(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a printed page is black on white, even in the dark theme', async ({ page }) => {
  for (const path of SAMPLE) {
    await openForPrint(page, path);
    await expect(page.locator('html[data-theme=dark]'), path).toHaveCount(1);
    const looks = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      return { color, backgroundColor, ground };
    });
    const none = 'rgba(0, 0, 0, 0)';
    expect(looks, path).toEqual({ color: 'rgb(17, 17, 17)', backgroundColor: none, ground: none });
  }
});

test('a printed page has its content but no buttons or fields', async ({ page }) => {
  for (const path of SAMPLE) {
    await openForPrint(page, path);
    for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'dialog'] as const) {
      await expect(page.getByRole(role), `${role} of ${path}`).toHaveCount(0);
    }
    await expect(page.locator('input, select, .bp6-button').filter({ visible: true })).toHaveCount(
      0,
    );
    const isTooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(isTooWide, path).toBe(false);
  }
});

test('a printed calculator shows its inputs and results', async ({ page }) => {
  await openForPrint(page, '/valuation-calculator');
  await expect(page.getByLabel('Units')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Start with a community/ })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a printed page has no collapsed sections', async ({ page }) => {
  const folded = ['/faq', '/for-buyers', '/'];
  for (const path of isFullRun ? folded : folded.slice(0, 1)) {
    await openForPrint(page, path);
    const answers = page.getByRole('main').locator('details:not([open]) > p');
    expect(await answers.count(), path).toBeGreaterThan(0);
    await expect(answers.filter({ visible: false }), path).toHaveCount(0);
  }
});

test('a table, figure or FAQ item is not split across printed pages', async ({ page }) => {
  const partingOf = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).breakInside))]);
  await openForPrint(page, '/platform-comparison');
  expect(await partingOf('main figure')).toEqual(['avoid']);
  expect(await partingOf('main details')).toEqual(['avoid']);
  const heads = page.locator('main thead');
  await expect(heads.first()).toHaveCSS('display', 'table-header-group');
  await openForPrint(page, '/senior-living-glossary');
  expect(await partingOf('main dl > div')).toEqual(['avoid']);
  await expect(page.locator('main h2').first()).toHaveCSS('break-after', 'avoid');
});
