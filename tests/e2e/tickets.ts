import type { Page } from '@playwright/test';
import { expect } from './product.ts';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Opens the form far enough in the past that the sender isn't treated as a bot. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expect(field(page, 'Message')).toBeVisible();
  await page.clock.fastForward('00:30');
}
