import { randomUUID } from 'node:crypto';
import { linkTo } from '#shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

const OFFICE = 'dec0de00-0000-4000-8060-000000000001';
const place = linkTo('institutionalInvestor', undefined, { entity: OFFICE });

test('a wire is requested by one person, approved by another, and marked as sent', async ({
  page,
  openForAnother,
  product,
}) => {
  const recipient = `Erie Title ${randomUUID().slice(0, 6)}`;
  const other = await openForAnother();
  await openSignedIn(page, product.url, 'operator@demo.havenexchange.example', DEMO_PASSWORD);
  await page.goto(place);
  await page.getByRole('button', { name: 'Request approval' }).click();
  const form = page.getByRole('dialog', { name: 'Request approval' });
  await form.getByLabel('Amount').fill('12,345');
  await form.getByLabel('Recipient').fill(recipient);
  await form.getByLabel('Purpose').fill('Earnest money');
  await form.getByRole('button', { name: 'Request approval' }).click();
  await page.getByRole('button', { name: recipient }).click();
  await expect(page.getByText('Another person must approve this request.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve request' })).toBeHidden();

  await openSignedIn(other, product.url, 'investor@demo.havenexchange.example', DEMO_PASSWORD);
  await other.goto(product.url + place);
  await other.getByRole('button', { name: recipient }).click();
  const panel = other.getByRole('dialog', { name: `Wire to ${recipient}` });
  await panel.getByRole('button', { name: 'Approve request' }).click();
  await panel.getByLabel('Reference').fill('FED 1');
  await panel.getByRole('button', { name: 'Mark wire as sent' }).click();
  await expect(panel.getByText('Released', { exact: true })).toBeVisible();
});
