import type { Page } from '@playwright/test';
import { linkTo } from '../../shared/routes.ts';
import { expect } from './product.ts';

/** Requests account deletion, cancels it, and requests it again. */
export async function requestDeletionTwice(page: Page): Promise<void> {
  await page.goto(linkTo('profile'));
  const requestDeletion = async () => {
    await page.getByRole('button', { name: 'Delete my account…' }).click();
    await page.getByRole('button', { name: 'Delete my account in 14 days' }).click();
  };
  const banner = page.getByRole('note').filter({ hasText: 'This account will be deleted on' });
  await requestDeletion();
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect(banner).toBeHidden();
  await requestDeletion();
  await expect(banner).toBeVisible();
  await page.goto(linkTo('messages'));
  // Until then the account works as before, and every screen offers to keep it.
  await expect(banner.getByRole('button', { name: 'Keep my account' })).toBeVisible();
}
