import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { linkTo } from '../../shared/routes.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { demoEmail } from './people.ts';
import {
  createNewUser,
  expect,
  NEW_USER_PASSWORD,
  openSignedIn,
  type Product,
  test as productTest,
  serveDemo,
} from './product.ts';

/** What the feed of another system answers. */
let listings: readonly object[] = [];
let feed: Server;

/** The demo on a backend that may read feeds of this machine. */
const test = productTest.extend<object, { readonly product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
    async ({}, use) => {
      feed = createServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ value: listings }));
      });
      await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve));
      await serveDemo(use, undefined, () => ({ env: { HAVEN_WEBHOOK_LOCAL: 'allow' } }));
      feed.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** Pages read the state of connections every few seconds. */
const POLLED = { timeout: 30_000 };

test('a file with a wrong row is sent, corrected, sent again, and undone', async ({
  page,
  product,
}) => {
  const email = await createNewUser(product, 'broker');
  await openSignedIn(page, product.url, email, NEW_USER_PASSWORD);
  await page.goto(linkTo('integrationFileDrops'));
  await page.getByRole('button', { name: 'Add file drop' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add file drop' });
  await dialog.getByLabel('Name').fill('Contacts of the office');
  await dialog.getByRole('button', { name: 'Add file drop' }).click();
  const copy = page.getByRole('dialog', { name: 'Copy your token' });
  const addressField = copy.getByLabel('Upload address');
  await expect(addressField).not.toHaveValue('');
  const address = await addressField.inputValue();
  const token = await copy.getByLabel('Token', { exact: true }).inputValue();
  await copy.getByRole('button', { name: 'Done' }).click();
  const send = async (content: string) => {
    const response = await fetch(`${address}?name=office.csv`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body: content,
    });
    return response.status;
  };

  expect(await send('Full person,Email\nAda Lovelace,ada@people.example\n')).toBe(422);
  await page.getByRole('link', { name: 'Contacts of the office' }).first().click();
  const files = page.getByRole('region', { name: 'Files' });
  await expect(files.getByText('A column that every record needs is missing.')).toBeVisible(POLLED);

  const wrong = 'Name,Email\nAda Lovelace,ada@people.example\nGrace Hopper,not an address\n';
  expect(await send(wrong)).toBe(200);
  await page.reload();
  await expect(files.getByText('2 rows: 1 added, 1 with errors')).toBeVisible(POLLED);
  await files.getByText('Rows with errors').click();
  await expect(files.getByText(/^Row \d, Email:/)).toBeVisible();

  expect(await send(wrong.replace('not an address', 'grace@people.example'))).toBe(200);
  await page.reload();
  await expect(files.getByText('2 rows: 1 added, 1 skipped')).toBeVisible(POLLED);
  await page.goto(linkTo('clients'));
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Grace Hopper' }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ada Lovelace' }).first()).toBeVisible();

  await page.goto(linkTo('integrationFileDrops'));
  await page.getByRole('link', { name: 'Contacts of the office' }).first().click();
  await files.getByRole('button', { name: 'Undo this import' }).first().click();
  await expect(page.getByText('1 contacts removed.').first()).toBeVisible();
  await expect(files.getByText('Undone', { exact: true })).toBeVisible(POLLED);
  await page.goto(linkTo('clients'));
  await expect(main.getByRole('link', { name: 'Ada Lovelace' }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Grace Hopper' })).toHaveCount(0);
});

test('a sandbox takes a change of a test key, logs the request, and is reset', async ({
  page,
  product,
}) => {
  const email = await createNewUser(product, 'broker');
  await openSignedIn(page, product.url, email, NEW_USER_PASSWORD);
  await page.goto(linkTo('apiMarketplaceKeys'));
  const sandbox = page.getByRole('region', { name: 'Sandbox' });
  await sandbox.getByRole('button', { name: 'Create sandbox' }).click();
  await sandbox.getByRole('button', { name: 'Create sandbox key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create API key' });
  await dialog.getByLabel('Name').fill('Trial');
  await dialog.getByLabel('Read contacts').check();
  await dialog.getByLabel('Write contacts').check();
  await dialog.getByRole('button', { name: 'Create key' }).click();
  const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
  expect(secret).toMatch(/^hvn_test_/);
  const counted = sandbox.getByText(/\d+ contacts/);
  const before = Number(/(\d+) contacts/.exec((await counted.textContent()) ?? '')?.[1]);
  const response = await fetch(`${product.url}/functions/v1/api/v1/contacts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada Lovelace' }),
  });
  expect(response.status).toBe(201);

  await page.goto(linkTo('apiMarketplaceKeys'));
  await expect(sandbox.getByText(`${before + 1} contacts`)).toBeVisible();
  await page.getByRole('link', { name: 'Trial' }).first().click();
  const log = page.getByRole('table', { name: 'Latest requests' });
  await expect(log.getByText('POST /contacts')).toBeVisible();
  await expect(log.getByText('201')).toBeVisible();

  await page.goto(linkTo('apiMarketplaceKeys'));
  await sandbox.getByRole('button', { name: 'Reset sandbox' }).click();
  const confirm = page.getByRole('dialog', { name: 'Reset sandbox' });
  await confirm.getByRole('button', { name: 'Reset sandbox' }).click();
  await expect(confirm).toBeHidden();
  await expect(sandbox.getByText(`${before} contacts`)).toBeVisible();
});

test('a listing feed is previewed, becomes a draft, and shows a conflict', async ({
  page,
  product,
}) => {
  const { port } = feed.address() as AddressInfo;
  const listing = {
    ListingKey: 'H1',
    StandardStatus: 'Active',
    PropertySubType: 'assisted-living',
    BuildingName: 'Harbor Lights',
    City: 'Austin',
    StateOrProvince: 'TX',
    ListPrice: 9_000_000,
  };
  listings = [listing];
  // The screen takes encrypted addresses only; the server of this test has no certificate.
  await page.route('**/functions/v1/listing-feeds', async (route) => {
    const body = route.request().postData() ?? '';
    await route.continue({
      postData: body.replaceAll('https://feed.example', `http://127.0.0.1:${port}`),
    });
  });
  await openSignedIn(page, product.url, demoEmail('broker'), DEMO_PASSWORD);
  await page.goto(linkTo('integrationListingFeeds'));
  await page.getByRole('button', { name: 'Add feed' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add listing feed' });
  await dialog.getByLabel('Name').fill('Regional feed');
  await dialog.getByLabel('Address').fill('https://feed.example/listings');
  await dialog.getByRole('button', { name: 'Preview feed' }).click();
  await expect(dialog.getByText('1 listing, 0 to check.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add feed' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Regional feed' }).first().click();
  const panel = page.getByRole('dialog', { name: 'Regional feed', exact: true });
  await expect(panel.getByRole('link', { name: 'Harbor Lights' })).toBeVisible(POLLED);
  await panel.getByRole('link', { name: 'Harbor Lights' }).click();
  const saved = page.waitForResponse((response) => /rpc\/save_\w*draft/.test(response.url()));
  await page.getByLabel('City').fill('Round Rock');
  expect((await saved).ok()).toBe(true);

  listings = [{ ...listing, City: 'Georgetown', ListPrice: 8_500_000 }];
  await page.goto(linkTo('integrationListingFeeds'));
  await page.getByRole('link', { name: 'Regional feed' }).first().click();
  await panel.getByRole('button', { name: 'Read now' }).click();
  await expect(panel.getByText('City in the feed: Georgetown')).toBeVisible(POLLED);
  await panel.getByRole('button', { name: 'Keep my values' }).click();
  await expect(panel.getByText('City in the feed: Georgetown')).toHaveCount(0);
});
