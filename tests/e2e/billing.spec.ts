import { makeBuyer, PASSWORD, payWith } from './billing.ts';
import { expect, test } from './product.ts';

const VISA = '4242 4242 4242 4242';

test('a visitor signs in on the way to a trial, then cancels and keeps access', async ({
  page,
  product,
}) => {
  const { email } = await makeBuyer(product);
  await page.goto('/user-pricing');
  await page.getByRole('link', { name: 'Start 14-day trial' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/payment?plan=professional');
  await page.getByRole('button', { name: 'Continue to card details' }).click();
  await expect(page.getByText('Test checkout. No money is charged.')).toBeVisible();
  await payWith(page, VISA);
  await expect(page).toHaveURL('/payment-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your Professional trial has started',
  );

  await page.getByRole('link', { name: 'Plan and billing' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('radio', { name: 'My deal is done' }).check();
  await page.getByRole('button', { name: 'Cancel Professional' }).click();
  await expect(page.getByText(/Your trial ends on .* You won't be charged/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Professional' }).click();
  await expect(page.getByText(/Free until/)).toBeVisible();
});
