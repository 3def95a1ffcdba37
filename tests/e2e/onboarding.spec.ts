import type { Browser, Page } from '@playwright/test';
import {
  arriveSignedIn,
  expect,
  NEWCOMERS_PASSWORD,
  newcomer,
  type Product,
  test,
} from './product.ts';

async function arrive(browser: Browser, product: Product, email: string, width: number) {
  const viewport = { width, height: 900 };
  const page = await (await browser.newContext({ baseURL: product.url, viewport })).newPage();
  await arriveSignedIn(page, product.url, email, NEWCOMERS_PASSWORD);
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
  const tour = desktop.getByRole('region', { name: 'Tour', exact: true });
  await tour.getByRole('button', { name: 'Continue Tour' }).click();
  await desktop.getByRole('button', { name: 'Complete Tour' }).click();
  const ended = kept(desktop);
  await desktop.getByRole('button', { name: 'Start Exploring' }).click();
  await ended;
  await desktop.goto('/submit-listing');
  await expect(desktop.getByText('Elm Court 🏡 <b>').first()).toBeVisible();
  await Promise.all([phone, desktop].map((page) => page.context().close()));
});
