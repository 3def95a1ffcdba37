import { asServer, type Buyer, makeBuyer, PASSWORD, payWith } from '../../e2e/billing.ts';
import { expect, openSignedIn, type Product, test } from '../../e2e/product.ts';

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

const VISA = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const PAYS_ONCE = '4000 0000 0000 0341';

test('a declined card changes nothing; a valid card starts the plan, and an upgrade costs the quoted price', async ({
  page,
  product,
}) => {
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
});

test('leaving the payment page charges nothing', async ({ page, product }) => {
  const { email } = await makeBuyer(product);
  await openSignedIn(page, product.url, email, PASSWORD);
  await page.goto('/payment?plan=enterprise');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('button', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You weren't charged");
  await page.getByRole('link', { name: 'Back to order' }).click();
  await expect(page).toHaveURL('/payment?plan=enterprise');
});

test('a failed payment shows on the open screen until a new card pays it', async ({
  page,
  product,
}) => {
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
});
