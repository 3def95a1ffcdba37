import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../../build/testing/full-run.ts';
import { expect, openSignedIn, type Product, test } from './product.ts';

const PASSWORD = 'a long walk by the lake';

interface Buyer {
  readonly id: string;
  readonly email: string;
}

const asServer = ({ secretKey }: Product) => ({
  apikey: secretKey,
  authorization: `Bearer ${secretKey}`,
  'content-type': 'application/json',
});

/** Creates a buyer who never had a plan. */
async function makeBuyer(product: Product): Promise<Buyer> {
  const email = `payer-${randomUUID().slice(0, 8)}@people.example`;
  const response = await fetch(`${product.url}/auth/v1/admin/users`, {
    method: 'POST',
    headers: asServer(product),
    body: JSON.stringify({
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { first_name: 'Paula', last_name: 'Pays', user_type: 'buyer' },
    }),
  });
  if (!response.ok) throw new Error(`No buyer could be made: ${response.status}`);
  const { id } = (await response.json()) as { id: string };
  return { id, email };
}

/** Advances time at the payment provider and processes everything due in between. */
async function letPass(days: number, { id }: Buyer, product: Product): Promise<void> {
  const found = await fetch(`${product.url}/rest/v1/rpc/read_billing`, {
    method: 'POST',
    headers: asServer(product),
    body: JSON.stringify({ user_id: id }),
  });
  const { customer_id: customer } = (await found.json()) as { customer_id: string };
  const clock = `${product.url}/_local/stripe/v1/test_helpers/clocks/${customer}/advance`;
  const moved = await fetch(clock, {
    method: 'POST',
    headers: { apikey: product.secretKey, authorization: `Bearer ${product.paymentsKey}` },
    body: new URLSearchParams({ frozen_time: `${Math.floor(Date.now() / 1000) + days * 86_400}` }),
  });
  if (!moved.ok) throw new Error(`The clock did not move: ${moved.status}`);
}

/** Pays on the test checkout with one of its cards. */
async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: card }).click();
  await page.getByRole('button', { name: /^(Start trial|Pay \$|Save card)/ }).click();
}

const VISA = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const PAYS_ONCE = '4000 0000 0000 0341';

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

test(
  'a declined card changes nothing; a valid card starts the plan, and an upgrade costs the quoted price',
  FULL_RUN_ONLY,
  async ({ page, product }) => {
    const { email } = await makeBuyer(product);
    await openSignedIn(page, product.url, email, PASSWORD);
    await page.goto('/payment?plan=starter');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await payWith(page, DECLINED);
    await expect(page.getByRole('alert')).toContainText('Your card was declined.');
    await expect(page.getByLabel('Card number')).toHaveValue(DECLINED);
    await payWith(page, VISA);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Starter is active');
    await expect(page.getByRole('table')).toContainText('$29.00');

    await page.goto('/user-pricing');
    await page.getByRole('link', { name: 'Upgrade to Professional' }).click();
    await page.getByRole('button', { name: /^Upgrade and pay \$/ }).click();
    await expect(page).toHaveURL('/payment-success');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Professional is active');
  },
);

test('leaving the payment page charges nothing', FULL_RUN_ONLY, async ({ page, product }) => {
  const { email } = await makeBuyer(product);
  await openSignedIn(page, product.url, email, PASSWORD);
  await page.goto('/payment?plan=enterprise');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You weren't charged");
  await page.getByRole('link', { name: 'Back to order' }).click();
  await expect(page).toHaveURL('/payment?plan=enterprise');
});

test(
  'a failed payment shows on the open screen until a new card pays it',
  FULL_RUN_ONLY,
  async ({ page, product }) => {
    const buyer = await makeBuyer(product);
    await openSignedIn(page, product.url, buyer.email, PASSWORD);
    await page.goto('/payment?plan=starter');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await payWith(page, PAYS_ONCE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Starter is active');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/workspace$/);

    await letPass(32, buyer, product);
    const banner = page.getByRole('note').filter({ hasText: /payment .*failed/i });
    await expect(banner).toBeVisible();
    await banner.getByRole('link', { name: 'Change card' }).click();
    await page.getByRole('button', { name: 'Change card' }).first().click();
    await payWith(page, VISA);
    await expect(page.getByText('Visa ending in 4242').first()).toBeVisible();
    await expect(banner).toBeHidden();
  },
);
