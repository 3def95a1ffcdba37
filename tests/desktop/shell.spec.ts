import { existsSync } from 'node:fs';
import { FULL_RUN_ONLY } from '../../build/testing/full-run.ts';
import { expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import type { Computer, RunningApp } from './host/computer.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';

/** Launches with pages and without a server. */
async function launch(computer: Computer, ...argv: string[]): Promise<RunningApp> {
  const config = { supabaseUrl: WITHOUT_PAGES.workspace, publishableKey: 'sb_publishable_nowhere' };
  computer.canned.set('/_local/config.json', config);
  return computer.launch({ workspace: WITHOUT_PAGES.workspace, argv });
}

test('has the standard menu, and no developer items in an installed app', async ({ computer }) => {
  const { system } = await computer.launch({ ...WITHOUT_PAGES, isPackaged: true });
  expect(system.labels()).toEqual([
    [
      'New Window',
      'Search…',
      undefined,
      'Print…',
      'Save as PDF…',
      undefined,
      'Settings…',
      'close',
      'Quit',
    ],
    [
      'undo',
      'redo',
      undefined,
      'cut',
      'copy',
      'paste',
      'pasteAndMatchStyle',
      'delete',
      undefined,
      'selectAll',
    ],
    ['Actual Size', 'Zoom In', 'Zoom In', 'Zoom Out', undefined, 'togglefullscreen'],
    ['minimize'],
    ['Help Center', 'Export Diagnostics…', undefined, 'About Haven Exchange'],
  ]);
});

test('opens windows, prints, opens help, shows the about box and quits from the menu', async ({
  computer,
}) => {
  const app = await computer.launch(WITHOUT_PAGES);
  app.system.choose('New Window');
  expect(app.windows).toHaveLength(2);
  app.windows[1]?.window.focus();
  app.system.choose('Print…');
  expect(app.windows.map(({ prints }) => prints)).toEqual([0, 1]);
  app.saving.place = () => null;
  app.system.choose('Save as PDF…');
  await expect.poll(() => app.saving.asked.length).toBe(1);
  app.system.choose('Help Center');
  expect(app.opened).toEqual(['https://havenexchange.example/support']);
  app.system.choose('About Haven Exchange');
  expect(app.aboutPanels).toBe(1);
  app.system.choose('Quit');
  expect(app.hasQuit).toBe(true);
});

test('opens the search and the settings from the menu in the focused window', async ({
  computer,
}) => {
  const app = await launch(computer);
  const page = await newestPage(app);
  await expect(page.getByRole('banner')).toBeVisible();
  app.windows[0]?.window.focus();
  app.system.choose('New Window');
  await newestPage(app);

  app.system.choose('Search…');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  app.system.choose('Settings…');
  await expect(page).toHaveURL(`${TEST_ORIGIN}/app-settings`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('App settings');
});

test(
  'applies a zoom to all windows, later ones and after a restart',
  FULL_RUN_ONLY,
  async ({ computer }) => {
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
  },
);

test(
  'reloads a window that stays white after waking and ignores one that draws',
  FULL_RUN_ONLY,
  async ({ computer }) => {
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
  },
);

test(
  "keeps another app's shortcut, and says so in the row",
  FULL_RUN_ONLY,
  async ({ computer }) => {
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
  },
);

test(
  'shows a hidden window with the search open by the shortcut',
  FULL_RUN_ONLY,
  async ({ computer }) => {
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
  },
);

test('reports a network change once, whichever window sends it', async ({ blind }) => {
  for (const isOnline of [false, false, true]) {
    expect(await blind.send('page.network', [isOnline])).toEqual({ value: { ok: true } });
  }
});

test('builds the tray images with the app', ({ blind }) => {
  for (const { image } of blind.system.icons) expect(existsSync(image), image).toBe(true);
  expect(blind.system.icons).toHaveLength(1);
});
