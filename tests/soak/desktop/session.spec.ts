import { expect, newestPage, signInViaBridge, test } from '../../desktop/desktop.ts';
import { TEST_ORIGIN } from '../../desktop/host/test-origin.ts';
import { expectSignedIn } from '../../desktop/session.ts';

const refreshes = (requests: readonly string[]) =>
  requests.filter((line) => line.includes('grant_type=refresh_token'));

test('keeps the session when the keychain is locked, and opens it without a new sign-in', async ({
  computer,
  workspace,
}) => {
  const app = await computer.launch({ workspace });
  await signInViaBridge(await newestPage(app));
  await app.quit();
  computer.keychain.isLocked = true;

  const page = await newestPage(await computer.launch({ workspace }));
  await expect(page.getByRole('heading', { name: 'Your keychain is locked' })).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The keychain is still locked.')).toBeVisible();
  computer.keychain.isLocked = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Your keychain is locked' })).toBeHidden();
  await expectSignedIn(page);
});

test('refreshes an old session once for two waking windows', async ({ computer, workspace }) => {
  const app = await computer.launch({ workspace });
  await signInViaBridge(await newestPage(app));
  await app.quit();
  computer.keychain.letSessionExpire();
  const { refresh_token: before } = computer.keychain.session();

  const again = await computer.launch({ workspace });
  const first = await newestPage(again);
  again.windows[0]?.wouldOpen('app://haven/profile');
  expect(again.windows).toHaveLength(2);
  const second = await newestPage(again);
  await expectSignedIn(first);
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expectSignedIn(second);
  expect(refreshes(computer.asked)).toHaveLength(1);
  expect(computer.keychain.session().refresh_token).not.toBe(before);
});

test("empties the keychain in every window on sign-out, even if the server can't be reached", async ({
  computer,
  workspace,
}) => {
  const app = await computer.launch({ workspace });
  const page = await newestPage(app);
  await signInViaBridge(page);
  app.windows[0]?.wouldOpen('app://haven/profile');
  const other = await newestPage(app);
  await expect(other).toHaveURL(`${TEST_ORIGIN}/profile`);
  await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(computer.keychain.names().length).toBeGreaterThan(1);

  await computer.reach(false);
  await page.goto(`${TEST_ORIGIN}/auth?action=logout`);
  await expect(page).toHaveURL(`${TEST_ORIGIN}/`);
  await expect(other).toHaveURL(/\/auth/);
  expect(computer.keychain.names()).toEqual([]);
  await app.quit();

  await computer.reach(true);
  const later = await newestPage(await computer.launch({ workspace }));
  await later.goto(`${TEST_ORIGIN}/dashboard`);
  await expect(later).toHaveURL(/\/auth/);
});

test('keeps the session only while the app runs without a keychain, and shows that on the page', async ({
  computer,
  workspace,
}) => {
  computer.keychain.isLocked = true;
  const app = await computer.launch({ workspace });
  const page = await newestPage(app);
  await signInViaBridge(page);
  await expect(page.getByText('keychain is locked. Until it’s unlocked')).toBeVisible();
  await app.quit();
  const later = await newestPage(await computer.launch({ workspace }));
  await later.goto(`${TEST_ORIGIN}/dashboard`);
  await expect(later).toHaveURL(/\/auth/);
});

test('shares nothing between workspaces on the same computer', async ({ computer, workspace }) => {
  const app = await computer.launch({ workspace });
  const page = await newestPage(app);
  await signInViaBridge(page);
  await page.evaluate(() => localStorage.setItem('left-behind', 'draft'));
  await app.quit();
  const savedNames = computer.keychain.names();

  const elsewhere = workspace.replace('127.0.0.1', 'localhost');
  const other = await computer.launch({ workspace: elsewhere });
  const stranger = await newestPage(other);
  expect(await stranger.evaluate(() => localStorage.getItem('left-behind'))).toBeNull();
  expect(await other.send('session.current', [])).toEqual({ value: { ok: true, value: null } });
  expect(await other.send('session.accessToken', [])).toEqual({
    value: { ok: true, value: null },
  });
  await other.quit();

  expect(computer.keychain.names()).toEqual(savedNames);
  await expectSignedIn(await newestPage(await computer.launch({ workspace })));
});
