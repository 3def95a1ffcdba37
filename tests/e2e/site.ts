import type { Page } from '@playwright/test';
import { expect } from './product.ts';

/** Opens a menu, which works only on a hydrated page. */
export async function expectHydrated(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose Role' }).click();
  await expect(page.getByRole('menu', { name: 'Choose Role' })).toBeVisible();
}
