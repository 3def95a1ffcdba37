import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BackendAddress } from '../../shared/host.ts';
import { eraseFailures, workspaceFailures } from '../../shared/texts/workspace.ts';
import { ChildBackend, DEMO_PASSWORD } from '../support/child-backend.ts';
import { copyDemo } from '../support/demo-folder.ts';
import { test as base, expect } from './desktop.ts';
import type { Computer, RunningApp } from './host/computer.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';
import type { HostWindow } from './host/window.ts';

export const KEY = 'sb_publishable_0123456789';
export const PROJECT = 'https://project.example';

const CHOOSER = 'chooser';
const partitionOf = (window: HostWindow) => window.options.webPreferences?.partition;

/** A computer that has already run the demo, since creating it takes a minute. */
export const test = base.extend<{ tried: Computer }>({
  tried: async ({ computer }, use) => {
    await copyDemo(dataFolder(computer));
    writeFileSync(join(dataFolder(computer), 'demo-password'), DEMO_PASSWORD);
    await use(computer);
  },
});

export const dataFolder = (computer: Computer): string => join(computer.userData, 'workspace');

/** Simulates an earlier choice of this workspace. */
export function saveChosenWorkspace(computer: Computer, workspace: object): void {
  const file = join(computer.userData, 'settings.json');
  writeFileSync(file, JSON.stringify({ version: 1, workspace }));
}

/** Answers main's checks of a project like Haven Exchange. */
export function stubProjectResponses(computer: Computer): void {
  computer.canned.set('/auth/v1/settings', { external: {} });
  computer.canned.set('/rest/v1/profiles', []);
}

async function pageOf(app: RunningApp, isRight: (window: HostWindow) => boolean): Promise<Page> {
  for (;;) {
    await expect.poll(() => app.open.some(isRight), { timeout: 90_000 }).toBe(true);
    const window = app.open.findLast(isRight);
    const page = await window?.loaded.catch((error: unknown) => {
      // The app may replace the window while this one loads.
      if (!window.isGone) throw error;
    });
    if (page && !window?.isGone) return page;
  }
}

export const chooserPage = (app: RunningApp): Promise<Page> =>
  pageOf(app, (window) => partitionOf(window) === CHOOSER);

/** The newest window of the open workspace. */
export const workspacePage = (app: RunningApp): Promise<Page> =>
  pageOf(app, (window) => partitionOf(window) !== CHOOSER);

export const partitions = (app: RunningApp) => new Set(app.open.map(partitionOf));

export async function fillProject(page: Page, url: string, key: string): Promise<void> {
  await page.getByLabel('Address').fill(url);
  await page.getByLabel('Publishable key').fill(key);
  await page.getByRole('button', { name: 'Open workspace' }).click();
}

/** Returns the backend address of the open workspace's pages. */
export async function getBackendUrl(app: RunningApp, window = app.open.at(-1)): Promise<string> {
  return (await addressOf(app, window)).url;
}

/** Returns the link to the local backend's captured mail, with its key. */
export async function getMailboxUrl(app: RunningApp): Promise<string> {
  return (await addressOf(app, app.open.at(-1))).mailbox ?? '';
}

async function addressOf(app: RunningApp, window: RunningApp['open'][number] | undefined) {
  const result = await app.send('surroundings.backend', [], {}, window?.contents);
  return (result as { value: { value: BackendAddress } }).value.value;
}

/**
 * If complete, another app uses the data at first, the start is canceled once, and the app starts again before the data
 * is deleted.
 */
export function testLocalData(isComplete: boolean): void {
  test('local data survives a cancelled start, a crash and a restart, until it is deleted', async ({
    tried,
  }) => {
    test.setTimeout(180_000);
    const other = isComplete ? await ChildBackend.start({ dataDir: dataFolder(tried) }) : null;
    let app = await tried.launch();
    const erase = async (page: Page) => {
      await page.getByRole('button', { name: 'Delete this data…' }).click();
      const confirm = page.getByRole('button', { name: 'Delete permanently' });
      await expect(confirm).toBeDisabled();
      await page.getByLabel('Type “delete” to confirm').fill('delete');
      await confirm.click();
    };
    const chooser = await chooserPage(app);

    await test.step('data used by another Haven Exchange is neither opened nor deleted', async () => {
      if (other === null) return;
      await erase(chooser);
      await expect(chooser.getByText(eraseFailures['in-use'])).toBeVisible();
      await chooser.getByRole('button', { name: 'Continue on this computer' }).click();
      const { title } = workspaceFailures['in-use'];
      await expect(chooser.getByRole('heading', { name: title })).toBeVisible();
      expect(existsSync(join(dataFolder(tried), 'db'))).toBe(true);
      await other.end('SIGTERM');
    });

    await test.step('a cancelled start leaves nothing running, and the next one opens it', async () => {
      if (other !== null) {
        await chooser.getByRole('button', { name: 'Try Again' }).click();
        await chooser.getByRole('button', { name: 'Cancel' }).click();
        await expect(chooser.getByRole('heading', { name: 'Choose a workspace' })).toBeVisible();
        expect(app.utilities.running).toBe(0);
      }
      await chooser.getByRole('button', { name: 'Continue on this computer' }).click();
      await expect(
        chooser.getByRole('heading', { name: 'Starting your workspace…' }),
      ).toBeVisible();
    });
    const page = await workspacePage(app);
    await expect.poll(() => app.open.length).toBe(1);
    const first = await getBackendUrl(app);

    await test.step('captured mail opens in the browser, and its links open the app', async () => {
      const mailbox = await getMailboxUrl(app);
      for (const address of [
        mailbox,
        `${first}/_local/mail`,
        `${first}/rest/v1/`,
        'http://127.0.0.1:1/_local/mail',
      ]) {
        await app.send('surroundings.openExternal', [address]);
      }
      expect(app.opened).toEqual([mailbox]);
      expect((await fetch(mailbox, { redirect: 'manual' })).status).toBe(303);
      const landing = await fetch(`${first}/auth/confirm?token_hash=a_1&type=signup`);
      expect(await landing.text()).toContain(
        'href="haven://auth/confirm?token_hash=a_1&amp;type=signup#at=http%3A%2F%2F127.0.0.1%3A',
      );
    });

    await test.step('a crashed backend restarts at another address, and its window follows signed in', async () => {
      await page.getByRole('button', { name: 'Broker', exact: true }).click();
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(page).toHaveURL(/-dashboard$/);
      const window = app.open.at(-1);
      const before = app.utilities.count;
      app.utilities.crash();
      await expect.poll(() => window?.reloads, { timeout: 90_000 }).toBe(1);
      expect(app.utilities.count).toBe(before + 1);
      expect(await getBackendUrl(app)).not.toBe(first);
      const followed = await workspacePage(app);
      await expect(followed.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(followed).toHaveURL(/-dashboard$/);
      expect(app.open).toEqual([window]);
    });

    // The crash above shows that the session is kept at another port; this adds a new start.
    await test.step('the next start is signed in at another port', async () => {
      if (!isComplete) return;
      const before = await getBackendUrl(app);
      await app.quit();
      expect(app.utilities.running).toBe(0);
      app = await tried.launch();
      const later = await workspacePage(app);
      await expect(later).toHaveURL(/-dashboard$/);
      await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await getBackendUrl(app)).not.toBe(before);
    });

    await test.step('deleting the data leaves nothing behind, and the app keeps running', async () => {
      const later = await workspacePage(app);
      await later.goto(`${TEST_ORIGIN}/app-settings`);
      await erase(later);
      const again = await chooserPage(app);
      await expect(again.getByRole('button', { name: 'Try it on this computer' })).toBeVisible();
      await expect.poll(() => existsSync(dataFolder(tried))).toBe(false);
      expect(tried.keychain.names()).toEqual([]);
      expect(app.utilities.running).toBe(0);
      expect(app.hasQuit).toBe(false);
    });
  });
}
