import { expect, newestPage, signIn, test } from './desktop.ts';
import { expectSignedIn } from './session.ts';

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
