import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isFullRun } from '../../build/testing/full-run.ts';
import {
  eraseFailures,
  projectConfigErrors,
  workspaceFailures,
} from '../../shared/texts/workspace.ts';
import { ChildBackend } from '../support/child-backend.ts';
import { expect, signInViaBridge } from './desktop.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';
import {
  chooserPage,
  dataFolder,
  fillProject,
  getBackendUrl,
  getMailboxUrl,
  KEY,
  PROJECT,
  partitions,
  saveChosenWorkspace,
  stubProjectResponses,
  test,
  workspacePage,
} from './workspaces.ts';

const LOCAL = { kind: 'local' };
const HOSTED = { kind: 'hosted', url: PROJECT, publishableKey: KEY };
const signedOut = { value: { ok: true, value: null } };
const rejection = { value: { ok: false, error: 'failed' } };

test('asks for a workspace on a new installation, in a window that reaches no server', async ({
  computer,
}) => {
  const app = await computer.launch();
  const page = await chooserPage(app);
  await expect(page.getByRole('heading', { name: 'Choose a workspace' })).toBeVisible();
  expect(app.open).toHaveLength(1);
  expect(await app.send('session.current', [])).toEqual(signedOut);
  expect(await app.send('session.accessToken', [])).toEqual(signedOut);
  expect(await app.send('surroundings.backend', [])).toEqual(rejection);
  const policy = (await app.serve('app://haven/')).headers.get('content-security-policy');
  expect(policy).toContain("connect-src 'self';");
  expect(computer.asked).toEqual([]);
});

test("shows a project's errors at their fields and keeps the input", async ({ computer }) => {
  const page = await chooserPage(await computer.launch());
  const address = page.getByLabel('Address');
  const key = page.getByLabel('Publishable key');

  for (const url of ['http://project.example', 'https://me:secret@project.example', 'project']) {
    await fillProject(page, url, KEY);
    await expect(address).toHaveAccessibleDescription(projectConfigErrors.address.sentence);
    await expect(address).toHaveValue(url);
  }
  await fillProject(page, PROJECT, 'short');
  await expect(key).toHaveAccessibleDescription(new RegExp(projectConfigErrors.key.sentence));
  await fillProject(page, PROJECT, 'sb_secret_0123456789abcdef');
  await expect(key).toHaveAccessibleDescription(
    new RegExp(projectConfigErrors['secret-key'].sentence),
  );
  // No server was called, least of all with a secret key.
  expect(computer.asked).toEqual([]);

  await computer.reach(false);
  await fillProject(page, PROJECT, KEY);
  await expect(address).toHaveAccessibleDescription(projectConfigErrors.unreachable.sentence);
  await computer.reach(true);
  computer.canned.set('/auth/v1/settings', ['something else']);
  await fillProject(page, PROJECT, KEY);
  await expect(address).toHaveAccessibleDescription(projectConfigErrors['not-haven'].sentence);
  await expect(key).toHaveValue(KEY);
});

test('opens a working project in its own window, and again at the next start', async ({
  computer,
}) => {
  stubProjectResponses(computer);
  const app = await computer.launch({ argv: ['haven://open/user-pricing'] });
  await fillProject(await chooserPage(app), `${PROJECT}/some/path`, KEY);
  // A link that arrived earlier was queued for it.
  await expect(await workspacePage(app)).toHaveURL(`${TEST_ORIGIN}/user-pricing`);
  await expect.poll(() => app.open.length).toBe(1);
  expect(await getBackendUrl(app)).toBe(PROJECT);
  const [before] = partitions(app);
  await app.quit();

  const again = await computer.launch();
  expect(await getBackendUrl(again)).toBe(PROJECT);
  expect([...partitions(again)]).toEqual([before]);
  expect(again.windows).toHaveLength(1);
});

test('opens the local data in one app after a cancelled start, and keeps the session through a crash and a restart until the data is deleted', async ({
  tried,
}) => {
  test.setTimeout(180_000);
  // Both cases are covered by main/workspace/workspaces.test.ts and main/workspace/embedded.test.ts.
  const other = isFullRun ? await ChildBackend.start({ dataDir: dataFolder(tried) }) : null;
  let app = await tried.launch();
  const erase = async (page: Page) => {
    await page.getByRole('button', { name: 'Delete this data…' }).click();
    const confirm = page.getByRole('button', { name: 'Delete permanently' });
    await expect(confirm).toBeDisabled();
    await page.getByLabel('Type “delete” to confirm').fill('delete');
    await confirm.click();
  };
  const chooser = await chooserPage(app);

  await test.step('another Haven Exchange uses the data, so it is neither opened nor deleted', async () => {
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
    await expect(chooser.getByRole('heading', { name: 'Starting your workspace…' })).toBeVisible();
  });
  const page = await workspacePage(app);
  await expect.poll(() => app.open.length).toBe(1);
  const first = await getBackendUrl(app);

  await test.step('its mail opens in the browser, and links in it open the app', async () => {
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
      'href="haven://auth/confirm?token_hash=a_1&amp;type=signup"',
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
    if (!isFullRun) return;
    const before = await getBackendUrl(app);
    await app.quit();
    expect(app.utilities.running).toBe(0);
    app = await tried.launch();
    const later = await workspacePage(app);
    await expect(later).toHaveURL(/-dashboard$/);
    await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await getBackendUrl(app)).not.toBe(before);
  });

  await test.step('deleting it leaves nothing, and the app keeps running', async () => {
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

test("opens a policy's workspace instead of the chosen one, clears the previous one and disables the choice", async ({
  computer,
  workspace,
}) => {
  const visited = await computer.launch({ workspace });
  await signInViaBridge(await workspacePage(visited));
  await visited.quit();
  expect(computer.keychain.names()).not.toEqual([]);
  saveChosenWorkspace(computer, LOCAL);
  computer.decide({ WorkspaceUrl: PROJECT, WorkspaceKey: KEY });

  const app = await computer.launch();
  await workspacePage(app);
  await expect.poll(() => app.open.length).toBe(1);
  expect(await getBackendUrl(app)).toBe(PROJECT);
  expect(computer.keychain.names()).toEqual([]);
  expect(app.utilities.count).toBe(0);
  const contents = app.open[0]?.contents;
  expect(await app.send('workspace.standing', [], {}, contents)).toMatchObject({
    value: { value: { managedBy: 'policy', place: { kind: 'hosted', url: PROJECT } } },
  });
  await app.send('workspace.change', [], {}, contents);
  expect(app.open).toHaveLength(1);
});

test("prevents a compromised page from changing the server or deleting another workspace's data", async ({
  tried,
}) => {
  stubProjectResponses(tried);
  saveChosenWorkspace(tried, HOSTED);
  const app = await tried.launch();
  const elsewhere = { url: 'https://evil.example', publishableKey: KEY };
  for (const [channel, ...values] of [
    ['workspace.openHosted', elsewhere],
    ['workspace.openLocal'],
    ['workspace.retry'],
    ['workspace.cancel'],
    ['workspace.keep'],
    ['workspace.eraseLocal', 'delete'],
  ] as const) {
    expect(await app.send(channel, [...values]), channel).toEqual(rejection);
  }
  expect(tried.asked.filter((line) => !line.startsWith('GET /_local'))).toEqual([]);
  expect(await getBackendUrl(app)).toBe(PROJECT);
  expect(app.utilities.count).toBe(0);
  expect(existsSync(dataFolder(tried))).toBe(true);

  // Main validates addresses from the chooser, too.
  await app.send('workspace.change', []);
  const chooser = app.open.at(-1)?.contents;
  for (const url of ['http://evil.example', 'https://me:secret@evil.example', 'javascript:1']) {
    const result = await app.send('workspace.openHosted', [{ ...elsewhere, url }], {}, chooser);
    expect(result, url).toEqual({ value: { ok: true, value: { ok: false, reason: 'address' } } });
  }
});
