import { linkTo } from '../../../shared/routes.ts';
import { createPendingUser } from '../../e2e/admin-users.ts';
import { expect, openSignedIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const ADMIN = 'admin@demo.havenexchange.example';

test("another administrator's action appears in an open list without a reload", async ({
  page,
  openForAnother,
  product,
}) => {
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
});
