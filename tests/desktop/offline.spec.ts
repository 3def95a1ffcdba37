import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import { FULL_RUN_ONLY } from '../../build/testing/full-run.ts';
import type { Database } from '../../shared/database.types.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { BROKER, expect, newestPage, signInViaBridge, test } from './desktop.ts';
import type { Computer } from './host/computer.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';

interface CacheEntry {
  readonly user: string;
  readonly key: string;
  readonly text: string;
}

/** Returns the data cached on this computer, as in the page's database; `more` is added to it. */
const readCache = (page: Page, more: readonly object[] = []): Promise<CacheEntry[]> =>
  page.evaluate(async (planted) => {
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Opening a database that the app hasn't created yet would create it.
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('haven.answers')) return [];
    const database = await settled(indexedDB.open('haven.answers'));
    const store = database.transaction('answers', 'readwrite').objectStore('answers');
    for (const one of planted) store.put(one);
    const all = await settled(store.getAll());
    database.close();
    return all;
  }, more);

const notice = (page: Page) => page.getByText("You're currently offline.");
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const readCacheKeys = async (page: Page) => (await readCache(page)).map(({ key }) => key).join();

/** Signs the user in on another computer. */
async function elsewhere(workspace: string, email: string) {
  const response = await fetch(`${workspace}/_local/config.json`);
  const { publishableKey } = (await response.json()) as { publishableKey: string };
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const client = createClient<Database>(workspace, publishableKey, options);
  const { error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  expect(error).toBeNull();
  return client;
}

/** Signs in, opens the profile and the dashboard, and leaves once they are cached. */
async function visitAndQuit(computer: Computer, workspace: string): Promise<readonly CacheEntry[]> {
  const app = await computer.launch({ workspace });
  const page = await newestPage(app);
  await signInViaBridge(page);
  await page.goto(`${TEST_ORIGIN}/profile`);
  await expect.poll(() => readCacheKeys(page)).toMatch(/getMyAccount.*getMyRoles/);
  const all = await readCache(page);
  await app.quit();
  return all;
}

/** Starts offline, at the user's profile. */
async function startOffline(computer: Computer, workspace: string): Promise<Page> {
  await computer.connect(false);
  const page = await newestPage(await computer.launch({ workspace }));
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(heading(page)).toHaveText('Your profile');
  return page;
}

test('shows cached data after an offline start and refreshes it once online', async ({
  computer,
  workspace,
}) => {
  const admin = await elsewhere(workspace, 'admin@demo.havenexchange.example');
  const ben = await elsewhere(workspace, BROKER);
  const user_id = (await ben.auth.getUser()).data.user?.id ?? '';
  await admin.rpc('assign_role', { user_id, role: 'investor' });
  await visitAndQuit(computer, workspace);
  // The access token has expired when the app starts again.
  computer.keychain.letSessionExpire();

  const page = await startOffline(computer, workspace);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByText(/Showing data from \w+ \d+, \d{4}/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Investor/ })).toBeVisible();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('Company').fill('Typed without a network');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const message = "Can't reach the server. Check your connection and try again.";
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Company')).toHaveValue('Typed without a network');

  await admin.rpc('remove_role', { user_id, role: 'investor' });
  await ben.from('profiles').update({ first_name: 'Benedict' }).eq('id', user_id);
  await computer.connect(true);
  await expect(notice(page)).toBeHidden();
  await expect(page.getByText('Back online', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /Investor/ })).toBeHidden();
  // Rules out that the table is still loading.
  await expect(page.getByRole('row', { name: /Broker/ })).toBeVisible();
  await expect(page.getByLabel('Company')).toHaveValue('Typed without a network');
  // Checks before leaving, since a screen left before its data arrives is not cached.
  await expect.poll(async () => JSON.stringify(await readCache(page))).not.toContain('investor');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(heading(page)).toHaveText('Benedict’s workspace');
});

test("caches no token, clears on sign-out, and never shows another user's data", async ({
  computer,
  workspace,
}) => {
  const all = await visitAndQuit(computer, workspace);
  const { access_token: accessToken, refresh_token: refreshToken } = computer.keychain.session();
  expect(JSON.stringify(all)).not.toMatch(/access_token|refresh_token|secret|factor/i);
  expect(JSON.stringify(all)).not.toContain(accessToken);
  expect(JSON.stringify(all)).not.toContain(refreshToken);

  const app = await computer.launch({ workspace });
  const page = await newestPage(app);
  await expect.poll(() => readCacheKeys(page)).toContain('getMyAccount');
  await page.goto(`${TEST_ORIGIN}/auth?action=logout`);
  await expect(page).toHaveURL(`${TEST_ORIGIN}/`);
  await expect.poll(() => readCache(page)).toEqual([]);

  // Simulates a sign-out that didn't reach the disk; the next user must not see any of it.
  await readCache(page, all);
  await app.quit();
  const later = await newestPage(await computer.launch({ workspace }));
  await expect.poll(() => readCache(later)).toEqual([]);
  await readCache(later, all);
  await signInViaBridge(later, 'vendor@demo.havenexchange.example');
  await later.goto(`${TEST_ORIGIN}/dashboard`);
  await expect(heading(later)).toHaveText(/workspace$/);
  const [first] = all;
  const ofFirst = async () => (await readCache(later)).filter(({ user }) => user === first?.user);
  await expect.poll(ofFirst).toEqual([]);
  await expect.poll(() => readCacheKeys(later)).toContain('getMyAccount');
});

test(
  'signs out a revoked session once online, and clears its data',
  FULL_RUN_ONLY,
  async ({ computer, workspace }) => {
    await visitAndQuit(computer, workspace);
    computer.keychain.letSessionExpire();
    const page = await startOffline(computer, workspace);
    await expect(notice(page)).toBeVisible();
    const ben = await elsewhere(workspace, BROKER);
    await ben.auth.signOut({ scope: 'global' });

    await computer.connect(true);
    await expect(page).toHaveURL(/\/auth/);
    await expect(notice(page)).toBeHidden();
    await expect.poll(() => readCache(page)).toEqual([]);
    expect(computer.keychain.names()).toEqual([]);
  },
);

test(
  'shows the offline notice and a retry without cached data',
  FULL_RUN_ONLY,
  async ({ computer, workspace }) => {
    computer.isOnDisk = true;
    const app = await computer.launch({ workspace });
    await signInViaBridge(await newestPage(app));
    await app.quit();
    // A running app would cache its next response.
    for (const folder of globSync(join(computer.userData, 'Partitions/*/Default/IndexedDB'))) {
      rmSync(folder, { recursive: true });
    }
    await computer.connect(false);
    const later = await newestPage(await computer.launch({ workspace }));
    await later.goto(`${TEST_ORIGIN}/dashboard`);
    await expect(later.getByText('Some features may be limited.')).toBeVisible();
    await expect(later.getByText("Couldn't load this")).toBeVisible();
    await expect(later.getByText('Showing data from')).toBeHidden();
    await computer.connect(true);
    await expect(heading(later)).toHaveText(/workspace$/);
  },
);
