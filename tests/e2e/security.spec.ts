import type { APIRequestContext, Page } from '@playwright/test';
import { isFullRun } from '../../build/testing/full-run.ts';
import { authenticator } from '../support/authenticator.ts';
import { createNewUser, expect, type Product, signIn, test } from './product.ts';

const FIRST_PASSWORD = 'a long walk by the lake';
const PASSWORD = 'seven geese over the barn';

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

test('a user resets a forgotten password, turns on two-factor authentication, and signs in by code and recovery code', async ({
  page,
  product,
  request,
}) => {
  const email = await (isFullRun
    ? signUp(page, product, request)
    : createNewUser(product, 'buyer'));

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

  // renderer/features/account/auth/secondFactor.test.tsx and tests/contract/auth-mfa.test.ts cover them.
  if (!isFullRun) return;
  await page.goto('/auth?action=logout');
  await expect(page).toHaveURL('/');
  await signIn(page, email, PASSWORD);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase());
  await page.getByRole('button', { name: 'Use recovery code' }).click();
  await expect(page).toHaveURL(/-dashboard$/);
  await page.goto('/security-settings');
  await expect(page.getByText('Two-factor authentication off')).toBeVisible();
  await expect(page.getByText('Recovery code used')).toBeVisible();
});
