import type { Page } from '@playwright/test';
import { expect } from './desktop.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';

/** Opens a page that needs a session. */
export async function expectSignedIn(page: Page): Promise<void> {
  await page.goto(`${TEST_ORIGIN}/dashboard`);
  await expect(page).toHaveURL(/-dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
