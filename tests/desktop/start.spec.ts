import { expect, newestPage, test } from './desktop.ts';

test('the sandbox, the scheme and the lock are settled before the app is ready', ({ blind }) => {
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

test('the window shows itself once it has something to show', async ({ idle }) => {
  await newestPage(idle);
  expect(idle.windows[0]?.isShown).toBe(true);
});

test('a second start brings the window of the first one to the front', async ({ blind }) => {
  blind.startAgain('/usr/bin/haven');
  expect(blind.windows).toHaveLength(1);
  expect(blind.windows[0]?.isFocused).toBe(true);
});

test('a link of the system is taken over', ({ blind }) => {
  expect(blind.openUrl('haven://open/profile')).toBe(true);
});

test('a start beside a running app ends before it opens anything', async ({ computer }) => {
  const app = await computer.launch({ workspace: 'http://127.0.0.1:9', holdsLock: false });
  expect(app.hasQuit).toBe(true);
  expect(app.windows).toEqual([]);
  expect(app.channels).toEqual([]);
});
