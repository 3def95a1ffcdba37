import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { ROLE_LABELS, type UserType } from '../../../shared/access/roles.ts';
import { arrive, device, waitForSave } from '../../e2e/onboarding.ts';
import { expect, NEW_USER_PASSWORD, type Product, test } from '../../e2e/product.ts';

/** The whole sign-up: the form, the email and its link, and the first sign-in. */
async function signUp(page: Page, product: Product, type: UserType, email: string) {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${ROLE_LABELS[type]}`) }).check();
  await page.getByLabel('First name').fill('Nia');
  await page.getByLabel('Last name').fill('New');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(NEW_USER_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await product.linkTo(email));
  await page.getByRole('button', { name: 'Confirm email' }).click();
  await expect(page.getByRole('heading', { name: 'Your email is confirmed' })).toBeVisible();
  await page.goto('/dashboard');
}

/** Fills the required fields of the form in step two. */
const nothing = async () => {};
const theCompany = (tour: Locator) => tour.getByLabel('Company').fill('Harbor Homes');
async function theService(tour: Locator) {
  await tour.getByLabel('Company Name').fill('Harbor Roofing');
  await tour.getByLabel('Service Category').selectOption('Legal');
}
async function thePractice(tour: Locator) {
  await tour.getByLabel('Brokerage').fill('Harbor Realty');
  await tour.getByLabel('License Number').fill('BR-1203');
  await tour.getByLabel('License State').selectOption('Ohio');
}
const theProperty = (tour: Locator) => tour.getByLabel('Property Name').fill('Elm Court');

/** For each member type: the tour's title, how to fill its form, and where the tour ends. */
const TOURS = [
  ['vendor', 'Build Your Service Profile', theService, 'Go to Vendor Dashboard', 'vendor'],
  ['buyer', 'Set Up Your Profile', nothing, 'Start Exploring', 'buyer'],
  ['broker', 'Set Up Your Broker Profile', thePractice, 'Start Exploring', 'broker'],
  ['operator', 'Set Up Operations Dashboard', theCompany, 'Start Exploring', 'operator'],
  ['seller', 'Tell Us About Your Property', theProperty, 'Start Exploring', 'seller'],
  ['investor', 'Set Up Your Profile', theCompany, 'Start Exploring', 'investor'],
] as const;
const PHONE = 390;
const DESKTOP = 1440;
/** Both device orders, so that each tour screen shows on both. The seller test above covers the start on a phone. */
const DEVICES = [
  [DESKTOP, PHONE],
  [PHONE, DESKTOP],
] as const;

for (const [type, welcome, fill, end, home] of TOURS) {
  for (const [first, second] of DEVICES) {
    test(`a new ${type} starts the tour at ${first} px and finishes it at ${second}`, async ({
      openForAnother,
      product,
    }) => {
      const email = `${type}-${randomUUID().slice(0, 8)}@people.example`;
      const one = await device(openForAnother, first);
      await signUp(one, product, type, email);
      await one.getByRole('button', { name: 'Take a tour' }).click();
      await one.getByRole('button', { name: 'Start Guided Tour' }).click();
      const tour = one.getByRole('dialog');
      await expect(tour.getByText('Step 1 of 4')).toBeVisible();
      await tour.getByRole('button', { name: welcome }).click();
      await expect(tour.getByText('Step 2 of 4')).toBeVisible();
      await fill(tour);
      const saved = waitForSave(one);
      await tour.getByRole('button', { name: 'Continue', exact: true }).click();
      await expect(tour.getByText('Step 3 of 4')).toBeVisible();
      await saved;

      const other = await arrive(openForAnother, product, email, second);
      await other.getByRole('button', { name: 'Continue Tour' }).click();
      const rest = other.getByRole('dialog');
      await expect(rest.getByText('Step 3 of 4')).toBeVisible();
      await rest.getByRole('button', { name: 'Continue Tour' }).click();
      await rest.getByRole('button', { name: 'Complete Tour' }).click();
      const ended = waitForSave(other);
      await rest.getByRole('button', { name: end }).click();
      await ended;
      await expect(other).toHaveURL(`/${home}-dashboard`);
      await expect(other.getByRole('button', { name: 'Continue Tour' })).toHaveCount(0);
    });
  }
}
