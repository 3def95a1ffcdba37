import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { createPendingUser, PASSWORD } from './admin-users.ts';
import { expect, mailTo, type Product, signIn, test } from './product.ts';

const ADMIN = 'admin@demo.havenexchange.example';

const subjectsTo = async (product: Product, address: string): Promise<string[]> =>
  (await mailTo(product, address)).map(({ subject }) => subject);

test("an administrator's decision updates the user's open screen and emails them", async ({
  page,
  openForAnother,
  product,
}) => {
  const { email, name } = await createPendingUser(product.url, product.secretKey);
  const userPage = await openForAnother();
  await signIn(userPage, email, PASSWORD);
  const screen = (title: string | RegExp) =>
    userPage.getByRole('heading', { level: 1, name: title });
  await expect(screen('Account Pending Approval')).toBeVisible();

  await signIn(page, ADMIN, DEMO_PASSWORD);
  await page.getByRole('link', { name: 'Review accounts' }).click();
  await expect(page).toHaveURL(linkTo('adminUsers', undefined, { status: 'pending' }));
  await page.getByLabel('Search').fill(name);
  await expect(page.getByRole('region', { name: 'Users' })).toContainText('1 account');
  await page.getByRole('link', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await panel.getByRole('button', { name: 'Approve…' }).click();
  await panel.getByRole('button', { name: 'Approve account' }).click();
  await expect(screen(/Walter’s workspace/)).toBeVisible();

  await panel.getByRole('button', { name: 'Suspend…' }).click();
  await panel.getByLabel('Reason').fill('Chargeback');
  await panel.getByRole('button', { name: 'Suspend account' }).click();
  await expect(screen('Account Suspended')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'History' })).toContainText('“Chargeback”');

  await panel.getByRole('button', { name: 'Reinstate…' }).click();
  await panel.getByRole('button', { name: 'Reinstate account' }).click();
  await expect(screen(/Walter’s workspace/)).toBeVisible();

  await expect
    .poll(() => subjectsTo(product, email))
    .toEqual([
      'Your Haven Exchange account is active again',
      'Your Haven Exchange account is suspended',
      'Your Haven Exchange account is approved',
    ]);
});
