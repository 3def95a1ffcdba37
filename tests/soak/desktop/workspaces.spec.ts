import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type * as Electron from 'electron';
import { expect, signInViaBridge } from '../../desktop/desktop.ts';
import { createStrictStub } from '../../desktop/host/strict-stub.ts';
import { TEST_ORIGIN } from '../../desktop/host/test-origin.ts';
import {
  chooserPage,
  fillProject,
  getBackendUrl,
  KEY,
  PROJECT,
  partitions,
  saveChosenWorkspace,
  stubProjectResponses,
  test,
  testLocalData,
  workspacePage,
} from '../../desktop/workspaces.ts';

const LOCAL = { kind: 'local' };
const signedOut = { value: { ok: true, value: null } };

test('clears the previous workspace when changing to another', async ({ tried }) => {
  test.setTimeout(180_000);
  tried.isOnDisk = true;
  stubProjectResponses(tried);
  saveChosenWorkspace(tried, LOCAL);
  const app = await tried.launch();
  const page = await workspacePage(app);
  await signInViaBridge(page);
  await page.evaluate(() => localStorage.setItem('left-behind', 'draft'));
  const [before = ''] = partitions(app);
  const backend = await getBackendUrl(app);
  const window = app.open[0];
  let isCancelled = false;
  const item = createStrictStub<Electron.DownloadItem>(
    'item',
    {
      getFilename: () => 'rows.csv',
      getMimeType: () => 'text/csv',
      getURL: () => `${backend}/storage/v1/object/rows`,
      setSaveDialogOptions: () => undefined,
      cancel: () => {
        isCancelled = true;
      },
    },
    new EventEmitter(),
  );
  expect(
    app.profiles.some(
      (profile) => window !== undefined && profile.wouldSave(item, window.contents),
    ),
  ).toBe(true);

  await page.goto(`${TEST_ORIGIN}/app-settings`);
  await page.getByRole('button', { name: 'Change workspace…' }).click();
  await page.getByRole('button', { name: 'Choose another workspace' }).click();
  const chooser = await chooserPage(app);
  await expect(chooser.getByText('This computer is open.')).toBeVisible();
  // The open workspace is still unchanged.
  expect(window?.isGone).toBe(false);
  // A link without a page to show it would wait for the next one.
  window?.crash('clean-exit');
  app.openUrl('haven://open/user-pricing');

  await fillProject(chooser, PROJECT, KEY);
  // Until then the newest workspace window is still the previous one.
  await expect.poll(() => window?.isGone).toBe(true);
  const next = await workspacePage(app);
  await expect.poll(() => [...partitions(app)].length).toBe(1);
  await expect.poll(() => app.open.length).toBe(1);
  expect(partitions(app)).not.toContain(before);
  expect(isCancelled).toBe(true);
  expect(app.utilities.running).toBe(0);
  expect(tried.keychain.names()).toEqual([]);
  expect(await next.evaluate(() => localStorage.getItem('left-behind'))).toBeNull();
  await expect(next).toHaveURL(`${TEST_ORIGIN}/`);
  expect(await app.send('session.current', [], {}, app.open[0]?.contents)).toEqual(signedOut);
  // Code that still holds the old page gets nothing of either workspace.
  const late = await app.send('session.current', [], {}, window?.contents);
  expect(late).toEqual({ value: { ok: false, error: 'untrusted' } });
  expect(existsSync(join(tried.userData, 'Partitions', before.replace('persist:', '')))).toBe(
    false,
  );
  expect(app.hasQuit).toBe(false);

  // The data itself is kept for the next sign-in.
  await app.send('workspace.change', [], {}, app.open[0]?.contents);
  const back = await chooserPage(app);
  await expect(back.getByRole('button', { name: 'Continue on this computer' })).toBeVisible();
  await back.getByRole('button', { name: 'Continue on this computer' }).click();
  await expect.poll(() => [...partitions(app)], { timeout: 90_000 }).toEqual([before]);
  const again = await workspacePage(app);
  await expect(again.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

testLocalData(true);
