import type { Page } from '@playwright/test';
import {
  NEW_USER_PASSWORD,
  type OpenAnotherProfile,
  openSignedIn,
  type Product,
} from './product.ts';

export async function device(open: OpenAnotherProfile, width: number): Promise<Page> {
  const page = await open();
  await page.setViewportSize({ width, height: 900 });
  return page;
}

export async function arrive(
  open: OpenAnotherProfile,
  product: Product,
  email: string,
  width: number,
) {
  const page = await device(open, width);
  await openSignedIn(page, product.url, email, NEW_USER_PASSWORD);
  await page.goto('/dashboard');
  return page;
}

export const waitForSave = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/onboarding_states') && response.request().method() === 'POST',
  );
