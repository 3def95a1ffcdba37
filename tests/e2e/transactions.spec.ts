import { linkTo } from '../../shared/routes.ts';
import { addDays } from '../../shared/transactions/dates.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { arriveSignedIn, expect, test } from './product.ts';

const demo = (name: string) => `${name}@demo.havenexchange.example`;

test('a late filing moves the closing: its broker sees what follows and who hears before keeping it', async ({
  page,
  browser,
  product,
}) => {
  await arriveSignedIn(page, product.url, demo('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('transactions', undefined, { q: 'Lakeview' }));
  await page.getByRole('link', { name: 'Lakeview Commons', exact: true }).click();
  await page.getByRole('button', { name: 'Change License approved' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change License approved' });
  const date = dialog.getByLabel('Date', { exact: true });
  const late = addDays(await date.inputValue(), 20);
  await date.fill(late);
  await expect(dialog.getByRole('row', { name: /^Closing/ })).toBeVisible();
  await expect(dialog.getByText(/^Told: .*Priya Demo-Paid, .*Amir Haddad/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Save \d dates$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('License approved decides it')).toBeVisible();

  const buyer = await (await browser.newContext({ baseURL: product.url })).newPage();
  await arriveSignedIn(buyer, product.url, demo('buyer-pro'), DEMO_PASSWORD);
  await buyer.goto(linkTo('purchaseHistory'));
  await buyer.getByRole('link', { name: 'Lakeview Commons', exact: true }).click();
  const dates = buyer.getByRole('region', { name: 'Critical dates' });
  await expect(dates.getByText('License approved')).toBeVisible();
  await buyer.getByRole('button', { name: /^Notifications/ }).click();
  await expect(buyer.getByText('Dates of Lakeview Commons moved')).toHaveCount(1);
  await buyer.context().close();
});
