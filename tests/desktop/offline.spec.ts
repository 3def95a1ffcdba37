import type { Page } from '@playwright/test';
import { BROKER, expect, newestPage, signInViaBridge, test } from './desktop.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';
import {
  elsewhere,
  heading,
  readCache,
  readCacheKeys,
  startOffline,
  visitAndQuit,
} from './offline.ts';

const notice = (page: Page) => page.getByText("You're currently offline.");

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
  expect(JSON.stringify(all)).not.toMatch(/access_token|refresh_token|secret|factors|factor_id/i);
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
