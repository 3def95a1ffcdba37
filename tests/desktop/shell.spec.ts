import { existsSync } from 'node:fs';
import { expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';
import { launch } from './shell.ts';

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

test('reports a network change once, whichever window sends it', async ({ blind }) => {
  for (const isOnline of [false, false, true]) {
    expect(await blind.send('page.network', [isOnline])).toEqual({ value: { ok: true } });
  }
});

test('builds the tray images with the app', ({ blind }) => {
  for (const { image } of blind.system.icons) expect(existsSync(image), image).toBe(true);
  expect(blind.system.icons).toHaveLength(1);
});
