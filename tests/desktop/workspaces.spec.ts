import { existsSync } from 'node:fs';
import { projectConfigErrors } from '../../shared/texts/workspace.ts';
import { expect, signInViaBridge } from './desktop.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';
import {
  chooserPage,
  dataFolder,
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

testLocalData(false);

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
