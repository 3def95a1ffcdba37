import type * as Electron from 'electron';
import { authMessages } from '../../shared/texts/auth.ts';
import { projectConfigErrors } from '../../shared/texts/workspace.ts';
import { expect, test } from './desktop.ts';
import type { RunningApp } from './host/computer.ts';
import {
  chooserPage,
  fillProject,
  getBackendUrl,
  KEY,
  PROJECT,
  stubProjectResponses,
  workspacePage,
} from './workspaces.ts';

const PROXY = {
  host: 'proxy.office.example',
  port: 3128,
  realm: 'Head office',
  username: 'nora',
  password: 'a secret of the proxy',
};
const BY_PROXY: Electron.AuthInfo = { isProxy: true, scheme: 'basic', ...PROXY };
const rejection = { value: { ok: false, error: 'failed' } };

const dialogOf = (app: RunningApp) =>
  app.open.find(({ options }) => options.webPreferences?.partition === 'proxy-login');

async function dialogPage(app: RunningApp) {
  await expect.poll(() => dialogOf(app) !== undefined).toBe(true);
  const page = await dialogOf(app)?.loaded;
  if (page === undefined) throw new Error('The dialog has no page.');
  return page;
}

test("asks for a proxy's password, again if it is wrong, and remembers it in the keychain", async ({
  computer,
}) => {
  stubProjectResponses(computer);
  computer.proxy = PROXY;
  const app = await computer.launch();
  await fillProject(await chooserPage(app), PROJECT, KEY);

  const first = await dialogPage(app);
  await expect(first.getByRole('heading', { name: 'Sign in to the proxy' })).toBeVisible();
  await expect(first.getByText('proxy.office.example:3128')).toBeVisible();
  await expect(first.getByText('Head office')).toBeVisible();
  await first.getByRole('button', { name: 'Sign in' }).click();
  await expect(first.getByLabel('User name')).toHaveAccessibleDescription('Enter your user name.');
  await first.getByLabel('User name').fill('nora');
  await first.getByLabel('Password', { exact: true }).fill('wrong');
  await first.getByRole('button', { name: 'Sign in' }).click();

  await expect.poll(() => first.isClosed()).toBe(true);
  const second = await dialogPage(app);
  await expect(second.getByText('The proxy rejected this user name or password.')).toBeVisible();
  await expect(second.getByLabel('User name')).toHaveValue('nora');
  await second.getByLabel('Password', { exact: true }).fill(PROXY.password);
  await second.getByLabel('Remember').check();
  await second.getByRole('button', { name: 'Sign in' }).click();

  await workspacePage(app);
  await expect.poll(() => app.open.length).toBe(1);
  expect(await getBackendUrl(app)).toBe(PROJECT);
  expect(computer.keychain.proxies()).toBe(1);
  expect(computer.writtenText()).not.toContain(PROXY.password);
  await app.quit();

  const next = await computer.launch({ showsPages: false });
  const given = await next.askForPassword(next.windows[0]?.contents as never, BY_PROXY);
  expect(given).toEqual([PROXY.username, PROXY.password]);
  expect(dialogOf(next)).toBeUndefined();
});

test('explains a canceled password next to the address and asks again on the next try', async ({
  computer,
}) => {
  stubProjectResponses(computer);
  computer.proxy = PROXY;
  const app = await computer.launch();
  const chooser = await chooserPage(app);
  await fillProject(chooser, PROJECT, KEY);
  const dialog = await dialogPage(app);
  await expect(dialog.getByLabel('User name')).toBeFocused();
  // The window closes while the key is still down.
  await dialog.keyboard.press('Escape').catch(() => undefined);
  await expect(chooser.getByLabel('Address')).toHaveAccessibleDescription(
    projectConfigErrors.proxy.sentence,
  );
  expect(dialogOf(app)).toBeUndefined();
  await fillProject(chooser, PROJECT, KEY);
  const cancel = (await dialogPage(app)).getByRole('button', { name: 'Cancel' });
  // The window closes while the button is still down.
  await cancel.click().catch(() => undefined);
  await expect(chooser.getByText(authMessages.proxyPasswordNeeded)).toBeVisible();
});

test("asks for a password only if a proxy does, in a dialog that pages can't read", async ({
  computer,
}) => {
  const app = await computer.launch({ workspace: 'http://127.0.0.1:9', showsPages: false });
  const [own] = app.windows;
  if (own === undefined) throw new Error('There is no window.');
  expect(await app.askForPassword(own.contents, { ...BY_PROXY, isProxy: false })).toBeNull();
  expect(dialogOf(app)).toBeUndefined();

  const answered = app.askForPassword(own.contents, BY_PROXY);
  await expect.poll(() => dialogOf(app) !== undefined).toBe(true);
  const answer = { username: 'mallory', password: 'x', remember: true };
  expect(await app.send('proxyLogin.question', [])).toEqual(rejection);
  expect(await app.send('proxyLogin.answer', [answer])).toEqual(rejection);
  expect(await app.send('proxyLogin.cancel', [])).toEqual(rejection);

  const dialog = dialogOf(app)?.contents;
  expect(await app.send('proxyLogin.question', [], {}, dialog)).toMatchObject({
    value: { value: { host: PROXY.host, canRemember: true, wasRejected: false } },
  });
  expect(await app.send('session.accessToken', [], {}, dialog)).toEqual({
    value: { ok: true, value: null },
  });
  for (const channel of ['surroundings.backend', 'keychain.standing']) {
    expect(await app.send(channel, [], {}, dialog), channel).toEqual(rejection);
  }
  await dialogOf(app)?.close();
  expect(await answered).toBeNull();
  // Background requests don't reopen it.
  expect(await app.askForPassword(own.contents, BY_PROXY)).toBeNull();
});
