import { expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import { closeToTray, launch } from './tray.ts';

test('quits when the last window closes unless the user chose otherwise', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  await app.windows[0]?.close();
  expect(app.windows[0]?.isGone).toBe(true);
});

test('reopens the same window that was closed to the tray', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  await closeToTray(app);
  app.windows[0]?.window.show();
  await app.windows[0]?.close();
  expect(app.windows[0]).toMatchObject({ isGone: false, isShown: false });

  app.system.chooseInTray('Open Haven Exchange');
  expect(app.windows).toHaveLength(1);
  expect(app.windows[0]).toMatchObject({ isShown: true, isFocused: true });
});

test('hides only the last window and closes others', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  await closeToTray(app);
  app.system.choose('New Window');
  await app.windows[1]?.close();
  expect(app.windows[1]?.isGone).toBe(true);
  await app.windows[0]?.close();
  expect(app.windows[0]?.isGone).toBe(false);
});

test('quits even if windows close to the tray', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  await closeToTray(app);
  app.system.chooseInTray('Quit Haven Exchange');
  expect(app.hasQuit).toBe(true);
  await app.quit();
  expect(app.windows[0]?.isGone).toBe(true);
  expect(app.system.icons.map(({ isGone }) => isGone)).toEqual([true]);
});

test("doesn't delay a shutdown with a window that hides", async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  await closeToTray(app);
  expect(app.wouldShutDown()).toBe(true);
  await app.windows[0]?.close();
  expect(app.windows[0]?.isGone).toBe(true);
});

test('shows no window at login, and opens it from the tray', async ({ computer }) => {
  const app = await launch(computer, '--hidden');
  await newestPage(app);
  expect(app.windows[0]?.isShown).toBe(false);
  app.startAgain('/usr/bin/haven', '--hidden');
  expect(app.windows[0]?.isShown).toBe(false);

  app.system.chooseInTray('Open Haven Exchange');
  expect(app.windows).toHaveLength(1);
  expect(app.windows[0]?.isShown).toBe(true);
});

test('shows its window at login if there is no tray', async ({ computer }) => {
  computer.hasTray = false;
  const app = await launch(computer, '--hidden');
  await newestPage(app);
  await expect.poll(() => app.windows[0]?.isShown).toBe(true);
  await closeToTray(app);
  await app.windows[0]?.close();
  expect(app.windows[0]?.isGone).toBe(true);
});

test('keeps one icon however many windows open and close', async ({ computer }) => {
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

test('has no tray icon and no hidden window with the policy DisableTray', async ({ computer }) => {
  computer.decide({ DisableTray: 1 });
  const app = await computer.launch(WITHOUT_PAGES);
  expect(app.system.icons).toEqual([]);
  expect(await closeToTray(app)).toMatchObject({ value: { value: { kind: 'managed' } } });
  await app.windows[0]?.close();
  expect(app.windows[0]?.isGone).toBe(true);
});
