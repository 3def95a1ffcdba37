import { expect, newestPage, test, WITHOUT_PAGES } from '../../desktop/desktop.ts';
import { TEST_ORIGIN } from '../../desktop/host/test-origin.ts';
import { launch } from '../../desktop/shell.ts';

test('applies a zoom to all windows, later ones and after a restart', async ({ computer }) => {
  const before = await launch(computer);
  await newestPage(before);
  before.system.choose('Zoom In');
  before.windows[0]?.turnWheel('in');
  expect(before.windows[0]?.zoom).toBe(1.25);
  before.system.choose('New Window');
  await newestPage(before);
  expect(before.windows[1]?.zoom).toBe(1.25);
  await before.quit();

  const after = await launch(computer);
  await newestPage(after);
  expect(after.windows[0]?.zoom).toBe(1.25);
  after.system.choose('Actual Size');
  expect(after.windows[0]?.zoom).toBe(1);
});

test('reloads a window that stays white after waking and ignores one that draws', async ({
  computer,
}) => {
  const app = await launch(computer);
  await expect((await newestPage(app)).getByRole('banner')).toBeVisible();
  app.system.choose('New Window');
  const white = await newestPage(app);
  await expect(white.getByRole('banner')).toBeVisible();
  // Its graphics driver no longer draws frames.
  await white.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));

  app.system.power.emit('suspend');
  app.system.power.emit('resume');
  await expect.poll(() => app.windows[1]?.reloads).toBe(1);
  expect(app.windows[0]?.reloads).toBe(0);
  expect(app.windows.map(({ repaints }) => repaints)).toEqual([1, 1]);
  expect(computer.writtenText()).toContain('warning the window main stayed white after waking');
});

test("doesn't take another app's shortcut, and shows that in the row", async ({ computer }) => {
  computer.takenShortcuts.push('Control+Shift+K');
  const app = await launch(computer);
  const page = await newestPage(app);
  await page.goto(`${TEST_ORIGIN}/app-settings`);
  const press = async (keys: string) => {
    await page.getByRole('button', { name: /Global search shortcut/ }).click();
    await page.keyboard.press(keys);
  };
  await press('Control+Shift+K');
  await expect(page.getByText('That shortcut is used by another app')).toBeVisible();
  await press('K');
  await expect(page.getByText('A shortcut needs a key with')).toBeVisible();
  expect([...app.system.shortcuts.keys()]).toEqual([]);
  await press('Control+Alt+K');
  await expect.poll(() => [...app.system.shortcuts.keys()]).toEqual(['Control+Alt+K']);
  await expect(page.getByText('A shortcut needs a key with')).toBeHidden();
});

test('shows a hidden window with the search open by the shortcut', async ({ computer }) => {
  const before = await computer.launch(WITHOUT_PAGES);
  await before.send('settings.change', [{ name: 'searchShortcut', value: 'Alt+Space' }]);
  await before.quit();
  expect([...before.system.shortcuts.keys()]).toEqual([]);

  const app = await launch(computer, '--hidden');
  app.system.shortcuts.get('Alt+Space')?.();
  const page = await newestPage(app);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(app.windows).toHaveLength(1);
  expect(app.windows[0]?.isShown).toBe(true);
});
