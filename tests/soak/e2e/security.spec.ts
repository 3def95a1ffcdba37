import type { APIRequestContext, Page } from '@playwright/test';
import { expect, type Product, signIn, test } from '../../e2e/product.ts';
import { PASSWORD, secureAccount } from '../../e2e/security.ts';

const FIRST_PASSWORD = 'a long walk by the lake';

/** journey.spec.ts always covers the form. */
async function signUp(page: Page, product: Product, request: APIRequestContext): Promise<string> {
  const email = 'greta.careful@people.example';
  const config = await (await request.get('/_local/config.json')).json();
  const headers = { apikey: config.publishableKey };
  await request.post(`/auth/v1/signup?redirect_to=${product.url}/auth/confirm`, {
    headers,
    data: { email, password: FIRST_PASSWORD },
  });
  await page.goto(await product.linkTo(email));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.goto('/auth?action=logout');
  await expect(page).toHaveURL('/');
  return email;
}

test('a user resets a password, turns on two-factor authentication, and signs in by code and recovery code', async ({
  page,
  product,
  request,
}) => {
  const email = await signUp(page, product, request);
  const codes = await secureAccount(page, product, email);
  await page.goto('/auth?action=logout');
  await expect(page).toHaveURL('/');
  await signIn(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase());
  await page.getByRole('button', { name: 'Use recovery code' }).click();
  await expect(page).toHaveURL(/-dashboard$/);
  await page.goto('/security-settings');
  await expect(page.getByText(/^Two-factor authentication is off/)).toBeVisible();
  await expect(page.getByText('Recovery code used')).toBeVisible();
});
