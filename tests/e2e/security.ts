import type { Page } from '@playwright/test';
import { authenticator } from '../support/authenticator.ts';
import { expect, type Product, signIn } from './product.ts';

export const PASSWORD = 'seven geese over the barn';

/** Resets a forgotten password, turns on two-factor authentication and signs in by code; returns the recovery codes. */
export async function secureAccount(
  page: Page,
  product: Product,
  email: string,
): Promise<string[]> {
  await page.goto('/auth');
  // After hydration, the link carries over what was typed; before that it is a plain link.
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText("has an account, we've emailed a link")).toBeVisible();
  await page.goto(await product.linkTo(email));
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
  await expect(page.getByLabel('Password strength')).toHaveText('Strong');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page).toHaveURL(/-dashboard$/);

  await page.goto('/security-settings');
  await page.getByRole('button', { name: 'Set up two-factor authentication' }).click();
  const picture = page.getByAltText('QR code for your authenticator app');
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  const app = authenticator('', secret);
  await page.getByLabel('First code').fill(app.code());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Save these recovery codes' })).toBeVisible();
  await expect(page.locator('ol code')).toHaveCount(10);
  const codes = await page.locator('ol code').allInnerTexts();
  await page.getByRole('button', { name: "I've saved them" }).click();
  await expect(page.getByText('10 of 10 recovery codes left.')).toBeVisible();

  await page.goto('/auth?action=logout');
  await expect(page).toHaveURL('/');
  await signIn(page, email, PASSWORD);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await page.goto('/security-settings');
  await expect(page).toHaveURL('/auth?redirect=security-settings');
  await page.getByLabel('Verification code', { exact: true }).fill(app.code());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/security-settings');
  return codes;
}
