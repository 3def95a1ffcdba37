import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { BROKER, expect, newestPage, signInViaBridge, test } from '../../desktop/desktop.ts';
import { TEST_ORIGIN } from '../../desktop/host/test-origin.ts';
import {
  elsewhere,
  heading,
  readCache,
  startOffline,
  visitAndQuit,
} from '../../desktop/offline.ts';

const notice = (page: Page) => page.getByText("You're currently offline.");

test('signs out a revoked session once online, and clears its data', async ({
  computer,
  workspace,
}) => {
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
});

test('shows the offline notice and a retry without cached data', async ({
  computer,
  workspace,
}) => {
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
  await expect(later.getByText("This screen isn't available offline yet")).toBeVisible();
  await expect(later.getByText('Showing data from')).toBeHidden();
  await computer.connect(true);
  await expect(heading(later)).toHaveText(/workspace$/);
});
