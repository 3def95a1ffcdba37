import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { PDF } from '../support/file-samples.ts';
import { demoEmail } from './people.ts';
import { expect, openSignedIn, test } from './product.ts';
import { EXACT, fillBid, press } from './rfp.ts';

const ROOF = linkTo('rfpDetail', { rfpId: 'dec0de00-0000-4000-8000-000000901000' });

test('a vendor acknowledges an amendment and sends a sealed bid, which its client cannot read before the deadline', async ({
  page: vendor,
  openForAnother,
  product,
}) => {
  await openSignedIn(vendor, product.url, demoEmail('vendor'), DEMO_PASSWORD);
  await vendor.goto(`${ROOF}?tab=bid`);
  const bid = vendor.getByRole('form', { name: 'Bid' });
  await press(vendor, 'Acknowledge amendments');
  await expect(bid).toBeVisible();
  await fillBid(vendor, 398_000);
  await bid.getByLabel('Experience', EXACT).fill('Two roofs over occupied wings in 2024.');
  const plan = { name: 'phases.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) };
  await vendor.getByLabel('Files to add to the bid').setInputFiles(plan);
  await expect(
    vendor.getByRole('list', { name: 'Files of the bid' }).getByText(/^\d+ bytes$/),
  ).toBeVisible();
  await press(vendor, 'Send sealed bid');
  await expect(vendor.getByRole('heading', { name: 'Sealed bid' })).toBeVisible();

  const client = await openForAnother();
  await openSignedIn(client, product.url, demoEmail('operator'), DEMO_PASSWORD);
  await client.goto(`${ROOF}?tab=bids`);
  await expect(client.getByText('Bids are sealed', { exact: true })).toBeVisible();
  await expect(client.getByText('$398,000')).toHaveCount(0);
});
