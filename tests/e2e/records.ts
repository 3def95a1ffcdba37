import type { Page } from '@playwright/test';
import { expect } from './product.ts';

export const BROKER = 'broker@demo.havenexchange.example';
export const OWNER = 'broker-of-record@demo.havenexchange.example';

export const ofBroker = 'dec0de00-0000-4000-8000-000000009012';
export const formOf = (page: Page) => page.getByRole('form', { name: 'Edit contact' });
export const fieldOf = (page: Page, label: string) =>
  formOf(page).getByLabel(label, { exact: true });
export const save = (page: Page) =>
  formOf(page).getByRole('button', { name: 'Save', exact: true }).click();
export const fact = (page: Page, value: string) =>
  page.getByRole('definition').filter({ hasText: value });

/** Opens the form on the current record without reloading it. */
export async function openForm(page: Page): Promise<void> {
  await act(page, /^Edit/);
  await expect(formOf(page)).toBeVisible();
}

export async function act(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}
