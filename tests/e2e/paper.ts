import type { Page } from '@playwright/test';
import { expect, test } from './product.ts';

/** US Letter at 96 dpi. */
const LETTER_SIZE = { width: 816, height: 1056 };

export function openInLetterSize(): void {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(LETTER_SIZE);
    await page.addInitScript(() => localStorage.setItem('haven.theme', 'dark'));
  });
}

export async function openForPrint(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export function testPrintedPages(paths: readonly string[]): void {
  test('a printed page is black on white, even in the dark theme', async ({ page }) => {
    for (const path of paths) {
      await openForPrint(page, path);
      await expect(page.locator('html[data-theme=dark]'), path).toHaveCount(1);
      const looks = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body);
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        return { color, backgroundColor, ground };
      });
      const none = 'rgba(0, 0, 0, 0)';
      expect(looks, path).toEqual({
        color: 'rgb(17, 17, 17)',
        backgroundColor: none,
        ground: none,
      });
    }
  });

  test('a printed page has its content but no buttons or fields', async ({ page }) => {
    for (const path of paths) {
      await openForPrint(page, path);
      for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'dialog'] as const) {
        await expect(page.getByRole(role), `${role} of ${path}`).toHaveCount(0);
      }
      await expect(
        page.locator('input, select, .bp6-button').filter({ visible: true }),
      ).toHaveCount(0);
      const isTooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(isTooWide, path).toBe(false);
    }
  });
}

export function testCollapsedSections(paths: readonly string[]): void {
  test('a printed page has no collapsed sections', async ({ page }) => {
    for (const path of paths) {
      await openForPrint(page, path);
      const answers = page.getByRole('main').locator('details:not([open]) > p');
      expect(await answers.count(), path).toBeGreaterThan(0);
      await expect(answers.filter({ visible: false }), path).toHaveCount(0);
    }
  });
}
