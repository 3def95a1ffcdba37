import { LONG_FORM } from '../../build/testing/long-form.ts';
import { expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import type { Computer } from './host/computer.ts';
import { STAND_IN } from './host/stand-in.ts';

const LINK = 'haven://open/user-pricing';
const SCREEN = `${STAND_IN}/user-pricing`;

const NOT_OURS = [
  'https://evil.example/',
  'haven://evil.example/auth',
  'haven://open/no-such-screen',
  'haven://open//evil.example/',
  'haven:///etc/passwd',
  'haven:javascript:alert(1)',
];

/** A start without a server, as in the fixture `idle`, with what the system hands over. */
async function launch(computer: Computer, ...argv: string[]) {
  const config = { supabaseUrl: WITHOUT_PAGES.workspace, publishableKey: 'sb_publishable_nowhere' };
  computer.canned.set('/_local/config.json', config);
  return computer.launch({ workspace: WITHOUT_PAGES.workspace, argv });
}

test('a link that starts the app opens its screen once the page listens', async ({ computer }) => {
  const app = await launch(computer, LINK);
  await expect(await newestPage(app)).toHaveURL(SCREEN);
  expect(app.windows).toHaveLength(1);
});

test('a link handed to a second start opens its screen in the window of the first', async ({
  computer,
}) => {
  const app = await launch(computer);
  const page = await newestPage(app);
  app.startAgain('/usr/bin/haven', LINK);
  await expect(page).toHaveURL(SCREEN);
  expect(app.windows).toHaveLength(1);
  expect(app.windows[0]?.isFocused).toBe(true);
});

test(
  'a link is followed after the page was loaded again, and when its window was closed',
  LONG_FORM,
  async ({ computer }) => {
    const app = await launch(computer);
    const page = await newestPage(app);
    await page.reload();
    app.openUrl(LINK);
    await expect(page).toHaveURL(SCREEN);

    await app.windows[0]?.close();
    app.openUrl(LINK);
    expect(app.windows).toHaveLength(2);
    await expect(await newestPage(app)).toHaveURL(SCREEN);
  },
);

test('a foreign or malformed link opens nothing', async ({ computer }) => {
  const app = await launch(computer, ...NOT_OURS.slice(1, 2));
  const page = await newestPage(app);
  for (const link of NOT_OURS) {
    app.startAgain('/usr/bin/haven', link);
    app.openUrl(link);
  }
  // What comes through says that all before it has been looked at.
  app.openUrl(LINK);
  await expect(page).toHaveURL(SCREEN);
  await page.goBack();
  await expect(page).toHaveURL(`${STAND_IN}/`);
  expect(app.windows).toHaveLength(1);
  expect(app.opened).toEqual([]);
});

test('an installed app asks the system for its links, and one in development does not', async ({
  computer,
  blind,
}) => {
  const installed = await computer.launch({ ...WITHOUT_PAGES, isPackaged: true });
  expect(installed.linkSchemes).toEqual(['haven']);
  expect(blind.linkSchemes).toEqual([]);
});
