import type { Page } from '@playwright/test';
import { expect } from './product.ts';

export const field = (page: Page) => page.getByRole('combobox', { name: 'Search communities' });

/** A choice made before hydration counts; the search then follows it. */
export async function choosePersona(page: Page, name: string, placeholder: RegExp): Promise<void> {
  await page.getByRole('radio', { name }).check();
  await expect(field(page)).toHaveAttribute('placeholder', placeholder);
}

export async function openDemo(page: Page): Promise<void> {
  await choosePersona(page, 'Brokers', /^List a Property/);
  await page.getByRole('button', { name: 'Watch 90-sec demo' }).click();
  await expect(page.getByRole('dialog', { name: '90-second demo' })).toBeVisible();
}
