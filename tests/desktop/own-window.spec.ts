import { expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import { TEST_ORIGIN } from './host/test-origin.ts';
import type { HostWindow } from './host/window.ts';

const RECORD_AT = { x: 300, y: 200, width: 700, height: 600 };
const boundsOf = ({ options }: HostWindow) => {
  const { x, y, width, height } = options;
  return { x, y, width, height };
};

test('opens a page in its own window from the palette', async ({ computer }) => {
  const config = { supabaseUrl: WITHOUT_PAGES.workspace, publishableKey: 'sb_publishable_nowhere' };
  computer.canned.set('/_local/config.json', config);
  const app = await computer.launch({ workspace: WITHOUT_PAGES.workspace });
  const page = await newestPage(app);
  await page.getByRole('button', { name: 'Go to a page' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('plans');
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => app.windows.length).toBe(2);
  await expect(await newestPage(app)).toHaveURL(`${TEST_ORIGIN}/user-pricing`);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('opens windows of one kind where the last one was, not where the main window was', async ({
  computer,
}) => {
  const before = await computer.launch(WITHOUT_PAGES);
  before.windows[0]?.wouldOpen('app://haven/listings/1');
  const [main, record] = before.windows;
  if (!main || !record) throw new Error('A window is missing.');
  main.isMaximized = true;
  record.bounds = RECORD_AT;
  await before.quit();

  const after = await computer.launch(WITHOUT_PAGES);
  after.windows[0]?.wouldOpen('app://haven/listings/2?tab=offers');
  after.windows[0]?.wouldOpen('app://haven/vendors/7');
  const [, listing, vendor] = after.windows.map(boundsOf);
  expect(listing).toEqual(RECORD_AT);
  expect(vendor).toMatchObject({ width: 1280, height: 860 });
});

test('opens no window for an address outside the app, in any notation', async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  for (const address of [
    'app://haven.evil/profile',
    'app://user@haven/profile',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'haven://open/profile',
    'about:blank',
    '//evil.example/profile',
  ]) {
    expect(app.windows[0]?.wouldOpen(address), address).toBe('deny');
  }
  expect(app.windows).toHaveLength(1);
});
