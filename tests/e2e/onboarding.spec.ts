import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { arriveSignedIn, expect, type Product, test } from './product.ts';

const PASSWORD = 'tour-of-the-house-1234';

async function newcomer(product: Product, userType: string): Promise<string> {
  const email = `${userType}-${randomUUID().slice(0, 8)}@people.example`;
  const { error } = await createClient(product.url, product.secretKey).auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: 'Nia', last_name: 'New', user_type: userType },
  });
  expect(error).toBeNull();
  return email;
}

async function arrive(browser: Browser, product: Product, email: string, width: number) {
  const viewport = { width, height: 900 };
  const page = await (await browser.newContext({ baseURL: product.url, viewport })).newPage();
  await arriveSignedIn(page, product.url, email, PASSWORD);
  await page.goto('/dashboard');
  return page;
}

const kept = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.url().includes('/onboarding_states') && answer.request().method() === 'POST',
  );

test('a seller begins the tour on a phone with a real draft, and ends it on a desktop', async ({
  browser,
  product,
}) => {
  const email = await newcomer(product, 'seller');
  const phone = await arrive(browser, product, email, 390);
  await phone.getByRole('button', { name: 'Start Guided Tour' }).click();
  await phone.getByRole('button', { name: 'Tell Us About Your Property' }).click();
  await phone.getByLabel('Property Name').fill('Elm Court 🏡 <b>');
  await phone.getByLabel('Location').fill('Columbus, Ohio');
  await phone.getByLabel('Assisted Living').check();
  const saved = kept(phone);
  await phone.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByText('Draft listing saved').first()).toBeVisible();
  await expect(phone.getByText('Step 3 of 4')).toBeVisible();
  await saved;

  const desktop = await arrive(browser, product, email, 1440);
  await desktop.getByRole('button', { name: 'Continue Tour' }).click();
  await desktop.getByRole('button', { name: 'Try Search Now' }).click();
  await expect(desktop).toHaveURL(/investment-opportunities$/);
  await desktop.getByRole('button', { name: 'Continue Tour' }).click();
  await desktop.getByRole('button', { name: 'Complete Tour' }).click();
  const ended = kept(desktop);
  await desktop.getByRole('button', { name: 'Start Exploring' }).click();
  await ended;
  await desktop.goto('/submit-listing');
  await expect(desktop.getByText('Elm Court 🏡 <b>').first()).toBeVisible();
  await Promise.all([phone, desktop].map((page) => page.context().close()));
});
