import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './product.ts';

const PASSWORD = 'a long walk by the lake';

/** Somebody who never had a plan. */
async function makeBuyer(url: string, secretKey: string): Promise<string> {
  const email = `payer-${randomUUID().slice(0, 8)}@people.example`;
  const answer = await fetch(`${url}/auth/v1/admin/users`, {
    method: 'POST',
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { first_name: 'Paula', last_name: 'Pays', user_type: 'buyer' },
    }),
  });
  if (!answer.ok) throw new Error(`No buyer could be made: ${answer.status}`);
  return email;
}

/** On the test checkout: one of its cards, and the button that means it. */
async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: /^(Start the trial|Pay \$|Save this card)/ }).click();
}

const VISA = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';

test('a visitor signs in on the way to a trial, and cancels and keeps it', async ({
  page,
  product,
}) => {
  const email = await makeBuyer(product.url, product.secretKey);
  await page.goto('/user-pricing');
  await page.getByRole('link', { name: 'Start 14-day trial' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/payment?plan=professional');
  await page.getByRole('button', { name: 'Continue to your card' }).click();
  await expect(page.getByText('Test checkout: no money moves.')).toBeVisible();
  await payWith(page, VISA);
  await expect(page).toHaveURL('/payment-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your Professional trial has started',
  );

  await page.getByRole('link', { name: 'Plan and billing' }).click();
  await page.getByRole('button', { name: 'Cancel my plan' }).click();
  await page.getByRole('radio', { name: 'My deal is done' }).check();
  await page.getByRole('button', { name: 'Cancel Professional' }).click();
  await expect(page.getByText(/Your trial ends on .* Nothing will be charged/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Professional' }).click();
  await expect(page.getByText(/Free until/)).toBeVisible();
});

test('a declined card changes nothing; a good one opens the plan, and an upgrade costs what it said', async ({
  page,
  product,
}) => {
  const email = await makeBuyer(product.url, product.secretKey);
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/-dashboard$/);
  await page.goto('/payment?plan=starter');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await payWith(page, DECLINED);
  await expect(page.getByRole('alert')).toContainText('Your card was declined.');
  await expect(page.getByLabel('Card number')).toHaveValue(DECLINED);
  await payWith(page, VISA);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Starter is open');
  await expect(page.getByRole('table')).toContainText('$29.00');

  await page.goto('/user-pricing');
  await page.getByRole('link', { name: 'Upgrade to Professional' }).click();
  await page.getByRole('button', { name: /^Upgrade and pay \$/ }).click();
  await expect(page).toHaveURL('/payment-success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professional is open');
});

test('whoever turns around on the payment page is charged nothing', async ({ page, product }) => {
  const email = await makeBuyer(product.url, product.secretKey);
  await signIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/-dashboard$/);
  await page.goto('/payment?plan=enterprise');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing was charged');
  await page.getByRole('link', { name: 'Back to your order' }).click();
  await expect(page).toHaveURL('/payment?plan=enterprise');
});
