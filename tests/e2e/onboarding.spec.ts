import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../../build/testing/full-run.ts';
import { ROLE_LABELS, type UserType } from '../../shared/access/roles.ts';
import {
  createNewUser,
  expect,
  NEW_USER_PASSWORD,
  type OpenAnotherProfile,
  openSignedIn,
  type Product,
  test,
} from './product.ts';

async function device(open: OpenAnotherProfile, width: number): Promise<Page> {
  const page = await open();
  await page.setViewportSize({ width, height: 900 });
  return page;
}

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

async function arrive(open: OpenAnotherProfile, product: Product, email: string, width: number) {
  const page = await device(open, width);
  await openSignedIn(page, product.url, email, NEW_USER_PASSWORD);
  await page.goto('/dashboard');
  return page;
}

const waitForSave = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/onboarding_states') && response.request().method() === 'POST',
  );

test('a seller starts the tour on a phone with a real draft and finishes it on a desktop', async ({
  openForAnother,
  product,
}) => {
  const email = await createNewUser(product, 'seller');
  const phone = await arrive(openForAnother, product, email, 390);
  await phone.getByRole('button', { name: 'Start Guided Tour' }).click();
  await phone.getByRole('button', { name: 'Tell Us About Your Property' }).click();
  await phone.getByLabel('Property Name').fill('Elm Court 🏡 <b>');
  await phone.getByLabel('Location').fill('Columbus, Ohio');
  await phone.getByLabel('Assisted Living').check();
  const saved = waitForSave(phone);
  await phone.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByText('Draft listing saved').first()).toBeVisible();
  await expect(phone.getByText('Step 3 of 4', { exact: true })).toBeVisible();
  await saved;

  const desktop = await arrive(openForAnother, product, email, 1440);
  await desktop.getByRole('button', { name: 'Continue Tour' }).click();
  await desktop.getByRole('button', { name: 'Try Search Now' }).click();
  await expect(desktop).toHaveURL(/investment-opportunities$/);
  const tour = desktop.getByRole('region', { name: 'Tour', exact: true });
  await tour.getByRole('button', { name: 'Continue Tour' }).click();
  await desktop.getByRole('button', { name: 'Complete Tour' }).click();
  const ended = waitForSave(desktop);
  await desktop.getByRole('button', { name: 'Start Exploring' }).click();
  await ended;
  await desktop.goto('/submit-listing');
  await expect(desktop.getByText('Elm Court 🏡 <b>').first()).toBeVisible();
});

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

for (const [place, [type, welcome, fill, end, home]] of TOURS.entries()) {
  for (const [first, second] of DEVICES) {
    test(
      `a new ${type} starts the tour at ${first} px and finishes it at ${second}`,
      FULL_RUN_ONLY,
      async ({ openForAnother, product }) => {
        // The rate limit allows ten sign-ups per IP address and hour, so only every second type signs up on a phone.
        const isBySignUp = first === DESKTOP || place % 2 === 0;
        const email = isBySignUp
          ? `${type}-${randomUUID().slice(0, 8)}@people.example`
          : await createNewUser(product, type);
        const one = isBySignUp
          ? await device(openForAnother, first)
          : await arrive(openForAnother, product, email, first);
        if (isBySignUp) await signUp(one, product, type, email);
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
      },
    );
  }
}
