import { linkTo } from '../../shared/routes.ts';
import { googleFixture, resetVendorData, vendorData } from '../support/vendor-fixtures.ts';
import { startVendorStub, type VendorStub } from '../support/vendor-stub.ts';
import {
  createNewUser,
  expect,
  NEW_USER_PASSWORD,
  openSignedIn,
  type Product,
  test as productTest,
  serveDemo,
} from './product.ts';

let stub: VendorStub;

/** The demo on a backend whose vendors are a local server written from their public specifications. */
const test = productTest.extend<object, { readonly product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
    async ({}, use) => {
      stub = await startVendorStub([googleFixture]);
      await serveDemo(use, undefined, () => ({ env: { HAVEN_CONNECTOR_STUB_URL: stub.url } }));
      stub.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** The schedule runs every few seconds. */
const SYNC = { timeout: 40_000 };

test('connects a system, syncs, reports an error, and deletes the secret', async ({
  page,
  product,
}) => {
  resetVendorData();
  const email = await createNewUser(product, 'broker');
  await page.route('https://accounts.google.com/**', async (route) => {
    const query = stub.allow(route.request().url()).replaceAll('&', '&amp;');
    const address = `${product.url}${linkTo('integrationConnected')}?${query}`;
    await route.fulfill({
      contentType: 'text/html',
      body: `<meta http-equiv="refresh" content="0; url=${address}">`,
    });
  });
  await openSignedIn(page, product.url, email, NEW_USER_PASSWORD);
  await page.goto(product.url + linkTo('integrationConnections'));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Google Workspace' }).click();
  const panel = page.getByRole('dialog', { name: 'Google Workspace', exact: true });
  await panel.getByRole('button', { name: 'Set up connection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Google Workspace settings' });
  await dialog.getByLabel('Client ID').fill('app-of-the-workspace');
  await dialog.getByLabel('Client secret').fill(stub.state.secret);
  await dialog.getByRole('button', { name: 'Save connection' }).click();
  await panel.getByRole('button', { name: 'Sign in at vendor' }).click();
  await expect(page.getByText('Google Workspace is connected')).toBeVisible();
  await page.getByRole('link', { name: 'Open connection' }).click();
  const log = panel.getByRole('region', { name: 'Log' });
  await expect(log.getByText('5 added')).toBeVisible(SYNC);
  await expect(panel.getByText('Tested against the vendor’s public specification')).toBeVisible();

  vendorData.people = vendorData.people.slice(0, 2);
  stub.expire();
  stub.state.refusesRefresh = true;
  await panel.getByRole('button', { name: 'Sync now' }).click();
  const failure = panel.getByRole('status').filter({ hasText: 'The vendor ended the access.' });
  await expect(failure).toContainText('Sign in again.', SYNC);

  await panel.getByRole('button', { name: 'Disconnect' }).click();
  const confirm = page.getByRole('dialog', { name: 'Disconnect Google Workspace' });
  await confirm.getByRole('button', { name: 'Disconnect' }).click();
  await panel.getByRole('button', { name: 'Set up connection' }).click();
  // No secret is stored anymore, so a new one is required.
  await expect(dialog.getByText('Leave empty to keep the stored one.')).toHaveCount(0);
  await expect(dialog.getByLabel('Client ID')).toHaveValue('');
  await dialog.getByLabel('Client ID').fill('app-of-the-workspace');
  await dialog.getByRole('button', { name: 'Save connection' }).click();
  await expect(dialog.getByText('Enter the client secret.')).toBeVisible();
});
