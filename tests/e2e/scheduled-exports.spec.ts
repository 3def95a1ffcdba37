import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { linkTo } from '../../shared/routes.ts';
import { startSftpServer } from '../support/sftp-server.ts';
import {
  createNewUser,
  expect,
  NEW_USER_PASSWORD,
  openSignedIn,
  type Product,
  test as productTest,
  serveDemo,
} from './product.ts';

const ACCOUNT = { username: 'haven', password: 'folder-password' };
let sftp: Awaited<ReturnType<typeof startSftpServer>>;

/** The demo on a backend that may write to servers of this machine. */
const test = productTest.extend<object, { readonly product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other fixture
    async ({}, use) => {
      sftp = await startSftpServer(ACCOUNT);
      await serveDemo(use, undefined, () => ({ env: { HAVEN_WEBHOOK_LOCAL: 'allow' } }));
      await sftp.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** A run that was announced starts at once; the schedule finds what was missed within seconds. */
const POLLED = { timeout: 40_000 };

/** Signs a new broker in who has three contacts and one more role. */
async function openBroker(page: Page, product: Product): Promise<{ readonly userId: string }> {
  const email = await createNewUser(product, 'broker');
  const { userId } = await openSignedIn(page, product.url, email, NEW_USER_PASSWORD);
  const server = createClient(product.url, product.secretKey);
  await server.from('user_roles').insert({ user_id: userId, role: 'investor' }).throwOnError();
  const { publishableKey } = await (await fetch(`${product.url}/_local/config.json`)).json();
  const broker = createClient(product.url, publishableKey);
  await broker.auth.signInWithPassword({ email, password: NEW_USER_PASSWORD });
  const names = ['Ada Lovelace', 'Grace Hopper', 'Katherine Johnson'];
  await broker
    .from('contacts')
    .insert(names.map((name) => ({ name })))
    .throwOnError();
  return { userId };
}

async function openForm(page: Page, name: string) {
  await page.goto(linkTo('integrationScheduledExports'));
  await page.getByRole('button', { name: 'Add scheduled export' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add scheduled export' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  return { dialog, add: () => dialog.getByRole('button', { name: 'Add export' }).click() };
}

async function openExport(page: Page, name: string) {
  await page.getByRole('link', { name }).first().click();
  const panel = page.getByRole('dialog', { name, exact: true });
  return { panel, files: panel.getByRole('region', { name: 'Files' }) };
}

test('a list is exported to a server and a download URL until a role ends', async ({
  page,
  product,
}) => {
  const { userId } = await openBroker(page, product);

  const toServer = await openForm(page, 'Contacts for payroll');
  const { dialog } = toServer;
  await dialog.getByLabel('Destination').selectOption('sftp');
  await dialog.getByLabel('Server').fill('127.0.0.1');
  await dialog.getByLabel('Port').fill(String(sftp.port));
  await dialog.getByLabel('Folder').fill('/out/');
  await dialog.getByLabel('User name').fill(ACCOUNT.username);
  await dialog.getByLabel('Password or private key').fill(ACCOUNT.password);
  await toServer.add();
  await expect(dialog).toBeHidden();
  const server = await openExport(page, 'Contacts for payroll');
  await expect(server.files.getByText('Checked')).toBeVisible(POLLED);
  expect([...sftp.files.keys()]).toEqual([]);
  await server.panel.getByRole('button', { name: 'Turn on scheduled export' }).click();
  await server.panel.getByRole('button', { name: 'Export now' }).click();
  await expect(server.files.getByText('Exported')).toBeVisible(POLLED);
  await expect(server.files.getByText(/^3 rows, /)).toBeVisible();
  const [sent] = [...sftp.files.values()];

  const toDownload = await openForm(page, 'Contacts for the warehouse');
  await toDownload.add();
  const copy = page.getByRole('dialog', { name: 'Copy your token' });
  const addressField = copy.getByLabel('Download address');
  await expect(addressField).not.toHaveValue('');
  const address = await addressField.inputValue();
  const token = await copy.getByLabel('Token', { exact: true }).inputValue();
  await copy.getByRole('button', { name: 'Done' }).click();
  const download = () => fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const { panel, files } = await openExport(page, 'Contacts for the warehouse');
  await expect(files.getByText(/^3 rows, /)).toBeVisible(POLLED);
  expect(await (await download()).text()).toBe(String(sent?.content));

  await createClient(product.url, product.secretKey)
    .from('user_roles')
    .update({ is_active: false })
    .match({ user_id: userId, role: 'investor' })
    .throwOnError();
  await panel.getByRole('button', { name: 'Export now' }).click();
  const refusal = panel.getByRole('status').filter({ hasText: 'You lost a role' });
  await expect(refusal).toHaveText(
    'You lost a role that you had when you turned it on. Turn it on again.',
    POLLED,
  );
  await expect(files.getByText('Failed')).toBeVisible();
  expect((await download()).status).toBe(401);
  await page.goto(linkTo('notifications'));
  const notice = page.getByText('Contacts for the warehouse needs your attention').first();
  await expect(notice).toBeVisible();
});

test('a phone screen switches between incoming and outgoing files', async ({ page, product }) => {
  const email = await createNewUser(product, 'broker');
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, product.url, email, NEW_USER_PASSWORD);
  await page.goto(linkTo('integrationFileDrops'));
  const views = page.getByRole('navigation', { name: 'Views' });
  await expect(views.getByRole('link', { name: 'In' })).toHaveAttribute('aria-current', 'page');
  const out = views.getByRole('link', { name: 'Out' });
  await expect(out).toBeVisible();
  expect((await out.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await out.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/scheduled-exports/);
  await expect(out).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('No scheduled exports yet')).toBeVisible();
});
