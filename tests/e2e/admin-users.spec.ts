import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import { FULL_RUN_ONLY } from '../../build/testing/full-run.ts';
import type { Database } from '../../shared/database.types.ts';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, mailTo, openSignedIn, type Product, signIn, test } from './product.ts';

const PASSWORD = 'a long walk by the lake';
const ADMIN = 'admin@demo.havenexchange.example';

/** Creates a user who is waiting for review and has a unique name. */
async function createPendingUser(url: string, secretKey: string) {
  const service = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const mark = randomUUID().slice(0, 8);
  const email = `walter-${mark}@people.example`;
  const { data, error } = await service.auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: 'Walter', last_name: mark, user_type: 'broker' },
  });
  if (error) throw error;
  await service
    .from('profiles')
    .update({ approval_status: 'pending', requires_approval: true })
    .eq('id', data.user.id)
    .throwOnError();
  return { email, name: `Walter ${mark}` };
}

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

test(
  "another administrator's action appears in an open list without a reload",
  FULL_RUN_ONLY,
  async ({ page, openForAnother, product }) => {
    const { name } = await createPendingUser(product.url, product.secretKey);
    const address = linkTo('adminUsers', undefined, { q: name });
    await openSignedIn(page, product.url, 'support@demo.havenexchange.example', DEMO_PASSWORD);
    await page.goto(address);
    const row = page.getByRole('row', { name });
    await expect(row).toContainText('Waiting');

    const other = await openForAnother();
    await openSignedIn(other, product.url, ADMIN, DEMO_PASSWORD);
    await other.goto(address);
    await other.getByRole('link', { name }).click();
    await other.getByRole('button', { name: 'Reject…' }).click();
    await other.getByLabel('Reason').fill('No license on file');
    await other.getByRole('button', { name: 'Reject account' }).click();
    await expect(row).toContainText('Rejected');
  },
);
