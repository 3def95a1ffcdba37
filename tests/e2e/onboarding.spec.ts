import { arrive, waitForSave } from './onboarding.ts';
import { createNewUser, expect, test } from './product.ts';

test('a seller starts the tour on a phone with a real draft and finishes it on a desktop', async ({
  openForAnother,
  product,
}) => {
  const email = await createNewUser(product, 'seller');
  const phone = await arrive(openForAnother, product, email, 390);
  await phone.getByRole('button', { name: 'Take a tour' }).click();
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
