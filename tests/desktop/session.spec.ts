import type { Page } from '@playwright/test';
import { FULL_RUN_ONLY } from '../../build/testing/full-run.ts';
import { expect, newestPage, signIn, signInViaBridge, test } from './desktop.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';

/** Opens a page that needs a session. */
async function expectSignedIn(page: Page): Promise<void> {
  await page.goto(`${TEST_ORIGIN}/dashboard`);
  await expect(page).toHaveURL(/-dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const refreshes = (requests: readonly string[]) =>
  requests.filter((line) => line.includes('grant_type=refresh_token'));

test('restarts a broker signed in, with no token on disk and no refresh token in the page', async ({
  computer,
  workspace,
}) => {
  computer.isOnDisk = true;
  const app = await computer.launch({ workspace });
  await signIn(await newestPage(app));
  const { refresh_token: refreshToken, access_token: accessToken } = computer.keychain.session();
  await app.quit();

  const again = await computer.launch({ workspace });
  const page = await newestPage(again);
  await expectSignedIn(page);
  const storage = await page.evaluate(async () => [
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie,
    JSON.stringify(await indexedDB.databases()),
  ]);
  const heap = (await again.windows[0]?.heapText()) ?? '';
  // Proves that the search works, since the page holds the access token by design.
  expect(heap.includes(accessToken)).toBe(true);
  expect(heap.includes(refreshToken)).toBe(false);
  expect(storage.join()).not.toContain(accessToken);
  await again.quit();
  const written = computer.writtenText();
  expect(written.length).toBeGreaterThan(10_000);
  expect(written.includes(refreshToken)).toBe(false);
  expect(written.includes(accessToken)).toBe(false);
});

test(
  'keeps the session when the keychain is locked, and opens it without a new sign-in',
  FULL_RUN_ONLY,
  async ({ computer, workspace }) => {
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
  },
);

test(
  'refreshes an old session once for two waking windows',
  FULL_RUN_ONLY,
  async ({ computer, workspace }) => {
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
  },
);

test(
  "empties the keychain in every window on sign-out, even if the server can't be reached",
  FULL_RUN_ONLY,
  async ({ computer, workspace }) => {
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
  },
);

test(
  'keeps the session only while the app runs without a keychain, and says so on the page',
  FULL_RUN_ONLY,
  async ({ computer, workspace }) => {
    computer.keychain.isLocked = true;
    const app = await computer.launch({ workspace });
    const page = await newestPage(app);
    await signInViaBridge(page);
    await expect(page.getByText('keychain is locked. Until it’s unlocked')).toBeVisible();
    await app.quit();
    const later = await newestPage(await computer.launch({ workspace }));
    await later.goto(`${TEST_ORIGIN}/dashboard`);
    await expect(later).toHaveURL(/\/auth/);
  },
);

test(
  'shares nothing between workspaces on the same computer',
  FULL_RUN_ONLY,
  async ({ computer, workspace }) => {
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
  },
);
