import { linkTo } from '../../../shared/routes.ts';
import { expect, openSignedIn, test } from '../../e2e/product.ts';
import { DEMO_PASSWORD } from '../../support/child-backend.ts';

const OWNER = 'broker-of-record@demo.havenexchange.example';

test("a broker of record sees pending items and the brokers' production", async ({
  page,
  product,
}) => {
  await openSignedIn(page, product.url, OWNER, DEMO_PASSWORD);
  await page.goto(linkTo('brokerageDashboard', { slug: 'cedar-and-main' }));
  await expect(page.getByRole('row', { name: /Ben Demo-Broker/ })).toBeVisible();
  await page.getByRole('link', { name: 'Public page' }).click();
  await expect(page).toHaveURL(/\/cedar-and-main$/);
  await expect(page.getByRole('heading', { name: 'Cedar & Main Brokerage (demo)' })).toBeVisible();
  await expect(page.getByText('Broker of record', { exact: true })).toBeVisible();
});
