import { expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';
import { launch } from './links.ts';

const LINK = 'haven://open/user-pricing';
const SCREEN = `${TEST_ORIGIN}/user-pricing`;

const FOREIGN_LINKS = [
  'https://evil.example/',
  'haven://evil.example/auth',
  'haven://open/no-such-screen',
  'haven://open//evil.example/',
  'haven:///etc/passwd',
  'haven:javascript:alert(1)',
];

test("opens a link's screen when the link starts the app, once the page listens", async ({
  computer,
}) => {
  const app = await launch(computer, LINK);
  await expect(await newestPage(app)).toHaveURL(SCREEN);
  expect(app.windows).toHaveLength(1);
});

test("opens a link from a second start in the first one's window", async ({ computer }) => {
  const app = await launch(computer);
  const page = await newestPage(app);
  app.startAgain('/usr/bin/haven', LINK);
  await expect(page).toHaveURL(SCREEN);
  expect(app.windows).toHaveLength(1);
  expect(app.windows[0]?.isFocused).toBe(true);
});

test('ignores a foreign or malformed link', async ({ computer }) => {
  const app = await launch(computer, ...FOREIGN_LINKS.slice(1, 2));
  const page = await newestPage(app);
  for (const link of FOREIGN_LINKS) {
    app.startAgain('/usr/bin/haven', link);
    app.openUrl(link);
  }
  // Once this arrives, all earlier links have been handled.
  app.openUrl(LINK);
  await expect(page).toHaveURL(SCREEN);
  await page.goBack();
  await expect(page).toHaveURL(`${TEST_ORIGIN}/`);
  expect(app.windows).toHaveLength(1);
  expect(app.opened).toEqual([]);
});

test('registers for links only in an installed app, not in development', async ({
  computer,
  blind,
}) => {
  const installed = await computer.launch({ ...WITHOUT_PAGES, isPackaged: true });
  expect(installed.linkSchemes).toEqual(['haven']);
  expect(blind.linkSchemes).toEqual([]);
});
