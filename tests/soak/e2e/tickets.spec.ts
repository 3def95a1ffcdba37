import { randomUUID } from 'node:crypto';
import { linkTo } from '../../../shared/routes.ts';
import { expect, openSignedIn, testInOwnProfile as test } from '../../e2e/product.ts';
import { field, openForm } from '../../e2e/tickets.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const SUPPORT = 'support@demo.havenexchange.example';

test("a member's text survives a reload, and its status updates without a reload", async ({
  page,
  openForAnother,
  product,
}) => {
  const message = `Where is my invoice ${randomUUID()}?`;
  await openSignedIn(page, product.url, 'buyer@demo.havenexchange.example', DEMO_PASSWORD);
  await openForm(page, linkTo('support'));
  await expect(field(page, 'Name')).toHaveValue('Bea Demo-Buyer');
  await field(page, 'Message').fill(message);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue(message);
  await page.getByRole('button', { name: 'Send message' }).click();
  const ownMessages = page.getByRole('region', { name: 'Your messages' });
  await expect(ownMessages.getByText('Received')).toBeVisible();

  const staff = await openForAnother();
  await openSignedIn(staff, product.url, SUPPORT, DEMO_PASSWORD);
  await staff.goto(linkTo('adminReports'));
  await staff.getByRole('link', { name: 'Bea Demo-Buyer' }).click();
  await staff.getByRole('button', { name: 'Mark answered' }).click();
  await expect(ownMessages.getByText('Answered')).toBeVisible();
});
