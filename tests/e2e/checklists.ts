import type { Page } from '@playwright/test';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, type Product } from './product.ts';

export const COMMUNITY = 'dec0de00-0000-4000-8000-00000000b001';
export const SURVEYS = linkTo('operatorCompliance', {}, { community: COMMUNITY });
export const demo = (name: string) => `${name}@demo.havenexchange.example`;

export async function openAs(
  page: Page,
  { url }: Product,
  name: string,
  path: string,
): Promise<void> {
  await openSignedIn(page, url, name, DEMO_PASSWORD);
  await page.goto(path);
}

/** Copies the checklist of the community's state and leaves the copy open in the editor. */
export async function copyStateChecklist(page: Page, name: string) {
  await page.getByRole('button', { name: 'Checklists' }).click();
  await page.getByRole('button', { name: 'Add checklist' }).click();
  await page.getByLabel('Name').fill(name);
  const start = page.getByLabel('Start from');
  const state = await start.getByRole('option', { name: /^Ohio/ }).getAttribute('value');
  await start.selectOption(state);
  await page.getByRole('button', { name: 'Add checklist' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit checklist' });
  await expect(editor.getByLabel('Name')).toHaveValue(name);
  return editor;
}
