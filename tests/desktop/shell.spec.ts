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
      undefined,
      'Find…',
    ],
    [
      'Back',
      'Forward',
      'Reload',
      undefined,
      'Actual Size',
      'Zoom In',
      'Zoom In',
      'Zoom Out',
      undefined,
      'togglefullscreen',
    ],
    ['Add Workspace…'],
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

test('goes back and forward and reloads in the focused window', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  const [window] = app.windows;
  window?.window.focus();
  app.system.choose('Back');
  app.system.choose('Forward');
  app.system.choose('Reload');
  expect(window?.steps).toEqual([-1, 1]);
  expect(window?.reloads).toBe(1);
});

test('asks before a reload discards unsaved changes', async ({ computer }) => {
  const app = await computer.launch({ ...WITHOUT_PAGES, answer: 'Keep Working' });
  const [window] = app.windows;
  window?.window.focus();
  await app.send('work.unsaved', [true]);
  app.system.choose('Reload');
  await expect.poll(() => app.questions).toEqual(['This window has unsaved changes.']);
  expect(window?.reloads).toBe(0);
  app.answer = 'Reload Without Saving';
  await expect
    .poll(() => {
      app.system.choose('Reload');
      return window?.reloads;
    })
    .toBeGreaterThan(0);
});

test('shows a context menu for fields, misspelled words, and links', async ({ computer }) => {
  const { system, windows, opened } = await computer.launch(WITHOUT_PAGES);
  const choose = (label: string) => {
    const item = system.popups.at(-1)?.find((one) => one.label === label);
    (item?.click as (() => void) | undefined)?.();
  };
  windows[0]?.openContextMenu({});
  expect(system.popups).toEqual([]);
  windows[0]?.openContextMenu({
    isEditable: true,
    misspelledWord: 'comunity',
    dictionarySuggestions: ['community'],
  });
  choose('community');
  expect(windows[0]?.corrections).toEqual(['community']);
  windows[0]?.openContextMenu({ linkURL: 'https://haven.example/help' });
  choose('Copy Link');
  expect(system.clipboardText).toBe('https://haven.example/help');
  choose('Open Link in Browser');
  expect(opened).toEqual(['https://haven.example/help']);
});

test('finds text on the page from the menu', async ({ computer }) => {
  const app = await launch(computer);
  const page = await newestPage(app);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  app.windows[0]?.window.focus();
  app.system.choose('Find…');
  const bar = page.getByRole('search', { name: 'Find on this page' });
  await bar.getByRole('textbox').fill('sign in');
  await expect(bar.getByRole('status')).toHaveText(/^1 of \d+$/);
  await bar.getByRole('textbox').press('Shift+Enter');
  await expect(bar.getByRole('status')).toHaveText(/^(\d+) of \1$/);
  await bar.getByRole('textbox').fill('no such words on this page');
  await expect(bar.getByRole('status')).toHaveText('No results');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
});

test('opens the search and the settings from the menu in the focused window', async ({
  computer,
}) => {
  const app = await launch(computer);
  const page = await newestPage(app);
  await expect(page.getByRole('banner')).toBeVisible();
  app.system.choose('New Window');
  await newestPage(app);
  app.windows[0]?.window.focus();

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
