import { addDays } from '../../shared/deals/transactions/dates.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, openSignedIn, test } from './product.ts';

const demo = (name: string) => `${name}@demo.havenexchange.example`;

test('a late filing moves the closing: its broker sees the effects and who is notified before saving', async ({
  page,
  openForAnother,
  product,
}) => {
  await openSignedIn(page, product.url, demo('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('transactions', undefined, { q: 'Lakeview' }));
  await page.getByRole('link', { name: 'Lakeview Commons', exact: true }).click();
  await page.getByRole('button', { name: 'Change License approved' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change License approved' });
  const date = dialog.getByLabel('Date', { exact: true });
  const late = addDays(await date.inputValue(), 20);
  await date.fill(late);
  await expect(dialog.getByRole('row', { name: /^Closing/ })).toBeVisible();
  await expect(dialog.getByText(/^Notified: .*Priya Demo-Paid, .*Amir Haddad/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Save \d dates$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('License approved determines it')).toBeVisible();

  const buyer = await openForAnother();
  await openSignedIn(buyer, product.url, demo('buyer-pro'), DEMO_PASSWORD);
  await buyer.goto(linkTo('purchaseHistory'));
  await buyer.getByRole('link', { name: 'Lakeview Commons', exact: true }).click();
  const dates = buyer.getByRole('region', { name: 'Critical dates' });
  await expect(dates.getByText('License approved')).toBeVisible();
  await buyer.getByRole('button', { name: /^Notifications/ }).click();
  await expect(buyer.getByText('Dates for Lakeview Commons changed')).toHaveCount(1);
});

test('a lender without an account opens its portal by link, replies and sends a file, and the broker sees both', async ({
  page,
  openForAnother,
  product,
}) => {
  const lender = 'ruth@prairie-bank.example';
  await openSignedIn(page, product.url, demo('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('transactions', undefined, { q: 'Lakeview' }));
  await page.getByRole('link', { name: 'Lakeview Commons', exact: true }).click();
  const invited = page.waitForResponse(/invite_to_portal/);
  await page.getByRole('button', { name: 'Send new link to Ruth Lindqvist' }).click();
  await invited;

  const guest = await openForAnother();
  await guest.goto(await product.linkTo(lender));
  await guest.getByRole('button', { name: 'Open' }).click();
  await expect(guest.getByRole('heading', { name: 'Lakeview Commons' })).toBeVisible();
  expect(new URL(guest.url()).hash).toBe('');
  await expect(guest.getByRole('region', { name: 'Your dates' })).toContainText('Loan applied for');
  await expect(guest.getByRole('region', { name: 'Your dates' })).not.toContainText('License');
  await guest
    .getByRole('textbox', { name: 'Write to our team' })
    .fill('The appraiser comes on Tuesday.');
  await guest.getByRole('button', { name: 'Send', exact: true }).click();
  const talk = guest.getByRole('region', { name: 'Messages and files' });
  await expect(talk.getByRole('listitem').getByText('comes on Tuesday')).toBeVisible();
  await guest.getByLabel('File for the team').setInputFiles({
    name: 'commitment.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(talk.getByText('commitment.pdf')).toBeVisible();
  await guest.reload();
  await expect(talk.getByText('commitment.pdf')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Messages with Ruth Lindqvist' }).click();
  await expect(page.getByText('The appraiser comes on Tuesday.').first()).toBeVisible();
  const ended = page.waitForResponse(/revoke_portal/);
  await page.getByRole('button', { name: 'Revoke the link of Ruth Lindqvist' }).click();
  await ended;
  await guest.reload();
  await expect(guest.getByRole('button', { name: 'Send new link' })).toBeVisible();
});
