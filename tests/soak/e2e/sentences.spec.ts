import type { Page } from '@playwright/test';
import { expect, openSignedIn, signIn, test } from '../../e2e/product.ts';
import { testRejectedProfile } from '../../e2e/sentences.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const respondWith = (page: Page, path: string, status: number, json: object) =>
  page.route(`**/auth/v1/${path}*`, (route) => route.fulfill({ status, json }));

async function signUp(page: Page) {
  await page.goto('/auth?mode=sign-up');
  await page.getByRole('radio', { name: /^Buyer/ }).check();
  await page.getByLabel('First name').fill('Una');
  await page.getByLabel('Last name').fill('Sent');
  await page.getByLabel('Email').fill('una.sent@people.example');
  await page.getByLabel('Password', { exact: true }).fill('a long walk by the lake');
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** The browser logs each error this test provokes; only those may be dropped. */
function dropServerErrors(complaints: string[]): void {
  const others = complaints.filter((text) => !/status of 500/.test(text));
  complaints.splice(0, complaints.length, ...others);
}

const serverError = { code: 'unexpected_failure', message: 'pq: relation does not exist' };

test('a response without a user says that no user data was received', async ({ page }) => {
  await respondWith(page, 'token', 200, {});
  await signIn(page, 'anyone@people.example', 'a password');
  await expect(page.getByRole('alert')).toContainText('Sign in failed - no user data received');
  await respondWith(page, 'signup', 200, {});
  await signUp(page);
  await expect(page.getByText('Sign up failed - no user data received')).toBeVisible();
});

test("a server error shows without the server's own message", async ({ page, consoleErrors }) => {
  await respondWith(page, 'token', 500, serverError);
  await signIn(page, 'anyone@people.example', 'a password');
  await expect(page.getByRole('alert')).toHaveText('Failed to sign in');
  await respondWith(page, 'signup', 500, serverError);
  await signUp(page);
  await expect(page.getByText('Failed to create account')).toBeVisible();
  await respondWith(page, 'recover', 500, serverError);
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('anyone@people.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('alert')).toHaveText('An unknown error occurred');
  dropServerErrors(consoleErrors);
});

test('signing out is confirmed or reported as failed, and reaches every other tab', async ({
  page,
  context,
  consoleErrors,
}) => {
  await signIn(page, 'investor@demo.havenexchange.example', DEMO_PASSWORD);
  await expect(page).toHaveURL(/-dashboard$/);
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

  await respondWith(page, 'logout', 500, serverError);
  const logOut = async () => {
    await page.getByRole('button', { name: /Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
  };
  await logOut();
  await expect(page.getByText('Failed to sign out. Please try again.').first()).toBeVisible();
  await expect(page).toHaveURL(/-dashboard$/);
  dropServerErrors(consoleErrors);

  await page.unroute('**/auth/v1/logout*');
  await logOut();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('You have been successfully signed out.').first()).toBeVisible();
  await expect(tab).toHaveURL('/auth?redirect=investor-dashboard');
});

test('a crashed screen shows an Error ID and what to do next', async ({
  page,
  product,
  consoleErrors,
}) => {
  await page.route('**/assets/ProfilePage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function Component() { throw new Error("a secret detail"); }',
    }),
  );
  await openSignedIn(page, product.url, 'investor@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText(/^Error ID/)).toBeVisible();
  await expect(page.getByText('a secret detail')).toBeHidden();
  await page.getByRole('button', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
  consoleErrors.splice(0);
});

testRejectedProfile('a profile that may not be read', 403, {
  code: '42501',
  message: 'permission denied',
});
