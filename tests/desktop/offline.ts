import type { Page } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../shared/database.types.ts';
import { DEMO_PASSWORD } from '../support/child-backend.ts';
import { expect, newestPage, signInViaBridge } from './desktop.ts';
import type { Computer } from './host/computer.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';

interface CacheEntry {
  readonly user: string;
  readonly key: string;
  readonly text: string;
}

/** Returns the data cached on this computer, as in the page's database; `more` is added to it. */
export const readCache = (page: Page, more: readonly object[] = []): Promise<CacheEntry[]> =>
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
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const readCacheKeys = async (page: Page) =>
  (await readCache(page)).map(({ key }) => key).join();

/** Signs the user in on another computer. */
export async function elsewhere(workspace: string, email: string) {
  const response = await fetch(`${workspace}/_local/config.json`);
  const { publishableKey } = (await response.json()) as { publishableKey: string };
  const options = { auth: { persistSession: false, autoRefreshToken: false } };
  const client = createClient<Database>(workspace, publishableKey, options);
  const { error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
  expect(error).toBeNull();
  return client;
}

/** Signs in, opens the profile and the dashboard, and leaves once they are cached. */
export async function visitAndQuit(
  computer: Computer,
  workspace: string,
): Promise<readonly CacheEntry[]> {
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
export async function startOffline(computer: Computer, workspace: string): Promise<Page> {
  await computer.connect(false);
  const page = await newestPage(await computer.launch({ workspace }));
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(heading(page)).toHaveText('Your profile');
  return page;
}
