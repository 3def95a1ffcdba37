import { expect, newestPage, test } from './desktop.ts';

test('sets the sandbox, the scheme and the lock before the app is ready', ({ blind }) => {
  expect(blind.early).toEqual(['sandbox', 'schemes', 'lock']);
  expect(blind.privileges).toEqual([
    {
      scheme: 'app',
      privileges: {
        standard: true,
        secure: true,
        supportFetchAPI: true,
        stream: true,
        codeCache: true,
      },
    },
  ]);
});

test('shows the window once it has content', async ({ idle }) => {
  await newestPage(idle);
  expect(idle.windows[0]?.isShown).toBe(true);
});

test('brings the first window to the front on a second start', async ({ blind }) => {
  blind.startAgain('/usr/bin/haven');
  expect(blind.windows).toHaveLength(1);
  expect(blind.windows[0]?.isFocused).toBe(true);
});

test('accepts a link from the system', ({ blind }) => {
  expect(blind.openUrl('haven://open/profile')).toBe(true);
});

test('exits before opening anything when the app already runs', async ({ computer }) => {
  const app = await computer.launch({ workspace: 'http://127.0.0.1:9', holdsLock: false });
  expect(app.hasQuit).toBe(true);
  expect(app.windows).toEqual([]);
  expect(app.channels).toEqual([]);
});
