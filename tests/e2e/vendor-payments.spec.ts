import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';

const COURTYARD = linkTo('rfpDetail', { rfpId: 'dec0de00-0000-4000-8000-000000903000' });

test('a vendor connects an account, a client pays a milestone online, and the vendor refunds a part', async ({
  page: vendor,
  openForAnother,
  product,
}) => {
  await openSignedIn(vendor, product.url, demoEmail('vendor'), DEMO_PASSWORD);
  await vendor.goto(linkTo('vendorPaymentSettings'));
  await vendor.getByRole('button', { name: 'Connect account' }).click();
  await vendor.getByRole('button', { name: /^000123456789/ }).click();
  await vendor.getByRole('button', { name: 'Connect account' }).click();
  await expect(vendor.getByRole('heading', { name: 'Connected' })).toBeVisible();

  const client = await openForAnother();
  await openSignedIn(client, product.url, demoEmail('operator'), DEMO_PASSWORD);
  await client.goto(`${COURTYARD}?tab=contract`);
  await client.getByRole('button', { name: /^Pay online/ }).click();
  await client.getByRole('button', { name: 'Continue to payment' }).click();
  await client.getByRole('button', { name: /^4242/ }).click();
  await client.getByRole('button', { name: 'Pay $33,200.00' }).click();
  await expect(client.getByText('Payment received')).toBeVisible();
  await expect(client.getByText('$33,200.00 paid, $0.00 open')).toBeVisible();

  await vendor.reload();
  await expect(vendor.getByText('$963.10', { exact: true }).first()).toBeVisible();
  await vendor.getByRole('button', { name: /^Refund payment of Memory care courtyard/ }).click();
  const dialog = vendor.getByRole('dialog', { name: 'Refund payment' });
  await dialog.getByLabel('Amount ($)').fill('33,200.01');
  await dialog.getByRole('button', { name: 'Send refund' }).click();
  await expect(dialog.getByText('Enter an amount up to $33,200.00.')).toBeVisible();
  await dialog.getByLabel('Amount ($)').fill('1,000');
  await dialog.getByRole('button', { name: 'Send refund' }).click();
  await expect(vendor.getByText('Partly returned')).toBeVisible();
  await expect(client.getByText('$32,200.00 paid, $1,000.00 open')).toBeVisible();
});
