import { LONG_FORM } from '../../build/testing/long-form.ts';
import { expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import type { Computer, RunningApp } from './host/computer.ts';
import { STAND_IN } from './host/stand-in.ts';

const closeToTray = (app: RunningApp, value = true) =>
  app.send('settings.change', [{ name: 'closeToTray', value }]);

async function launch(computer: Computer, ...argv: string[]): Promise<RunningApp> {
  const config = { supabaseUrl: WITHOUT_PAGES.workspace, publishableKey: 'sb_publishable_nowhere' };
  computer.canned.set('/_local/config.json', config);
  return computer.launch({ workspace: WITHOUT_PAGES.workspace, argv });
}

test('closing the last window ends the app, as long as nobody chose otherwise', async ({
  computer,
}) => {
  const app = await computer.launch(WITHOUT_PAGES);
  await app.windows[0]?.close();
  expect(app.windows[0]?.isGone).toBe(true);
});

test('a window closed to the tray is found again there, and is the same one', async ({
  computer,
}) => {
  const app = await computer.launch(WITHOUT_PAGES);
  await closeToTray(app);
  app.windows[0]?.window.show();
  await app.windows[0]?.close();
  expect(app.windows[0]).toMatchObject({ isGone: false, isShown: false });

  app.system.chooseInTray('Open Haven Exchange');
  expect(app.windows).toHaveLength(1);
  expect(app.windows[0]).toMatchObject({ isShown: true, isFocused: true });
});

test('only the last window hides; others close', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  await closeToTray(app);
  app.system.choose('New Window');
  await app.windows[1]?.close();
  expect(app.windows[1]?.isGone).toBe(true);
  await app.windows[0]?.close();
  expect(app.windows[0]?.isGone).toBe(false);
});

test('quitting quits, also where windows close to the tray', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  await closeToTray(app);
  app.system.chooseInTray('Quit Haven Exchange');
  expect(app.hasQuit).toBe(true);
  await app.quit();
  expect(app.windows[0]?.isGone).toBe(true);
  expect(app.system.icons.map(({ isGone }) => isGone)).toEqual([true]);
});

test('a computer that shuts down is not held up by a window that hides', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  await closeToTray(app);
  expect(app.wouldShutDown()).toBe(true);
  await app.windows[0]?.close();
  expect(app.windows[0]?.isGone).toBe(true);
});

test('a start with the computer shows no window, and the tray opens it', async ({ computer }) => {
  const app = await launch(computer, '--hidden');
  await newestPage(app);
  expect(app.windows[0]?.isShown).toBe(false);
  app.startAgain('/usr/bin/haven', '--hidden');
  expect(app.windows[0]?.isShown).toBe(false);

  app.system.chooseInTray('Open Haven Exchange');
  expect(app.windows).toHaveLength(1);
  expect(app.windows[0]?.isShown).toBe(true);
});

test('a start with the computer shows its window where no tray would lead back to it', async ({
  computer,
}) => {
  computer.hasTray = false;
  const app = await launch(computer, '--hidden');
  await newestPage(app);
  await expect.poll(() => app.windows[0]?.isShown).toBe(true);
  await closeToTray(app);
  await app.windows[0]?.close();
  expect(app.windows[0]?.isGone).toBe(true);
});

test('there is one icon, however many windows come and go', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  app.system.choose('New Window');
  await app.windows[0]?.close();
  await app.windows[1]?.close();
  app.startAgain('/usr/bin/haven');
  app.system.chooseInTray('Open Haven Exchange');
  expect(app.windows).toHaveLength(3);
  expect(app.system.icons).toHaveLength(1);
  expect(app.system.icons[0]).toMatchObject({ tip: 'Haven Exchange', isGone: false });
});

test(
  'the tray opens a screen in a window that was closed to it',
  LONG_FORM,
  async ({ computer }) => {
    const app = await launch(computer);
    const page = await newestPage(app);
    await expect(page.getByRole('banner')).toBeVisible();
    await closeToTray(app);
    await app.windows[0]?.close();
    app.system.chooseInTray('Profile');
    await expect(page).toHaveURL(`${STAND_IN}/auth?redirect=profile`);
    expect(app.windows[0]?.isShown).toBe(true);
    app.system.chooseInTray('Search…');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test('the policy DisableTray leaves no icon and no window that hides', async ({ computer }) => {
  computer.decide({ DisableTray: 1 });
  const app = await computer.launch(WITHOUT_PAGES);
  expect(app.system.icons).toEqual([]);
  expect(await closeToTray(app)).toMatchObject({ value: { value: { kind: 'managed' } } });
  await app.windows[0]?.close();
  expect(app.windows[0]?.isGone).toBe(true);
});
