import { expect, newestPage, test, WITHOUT_PAGES } from './desktop.ts';
import type { HostWindow } from './host/window.ts';

const LEFT_AT = { x: 200, y: 150, width: 1000, height: 700 };

const opensAt = (window: HostWindow | undefined) => {
  const { x, y, width, height } = window?.options ?? {};
  return { x, y, width, height };
};

test('opens the first window in the center of the display', ({ blind }) => {
  expect(opensAt(blind.windows[0])).toEqual({ x: 320, y: 123, width: 1280, height: 860 });
});

test('reopens a window with its last place and size', async ({ computer }) => {
  const before = await computer.launch(WITHOUT_PAGES);
  const [left] = before.windows;
  if (!left) throw new Error('There is no window.');
  left.bounds = LEFT_AT;
  left.isMaximized = true;
  await before.quit();

  const config = { supabaseUrl: WITHOUT_PAGES.workspace, publishableKey: 'sb_publishable_nowhere' };
  computer.canned.set('/_local/config.json', config);
  const after = await computer.launch({ workspace: WITHOUT_PAGES.workspace });
  expect(opensAt(after.windows[0])).toEqual(LEFT_AT);
  await newestPage(after);
  expect(after.windows[0]?.isMaximized).toBe(true);
});

test('keeps windows visible after a display is unplugged', async ({ computer }) => {
  const before = await computer.launch(WITHOUT_PAGES);
  const [left] = before.windows;
  if (!left) throw new Error('There is no window.');
  left.bounds = { ...LEFT_AT, x: 2500 };
  await before.quit();
  const after = await computer.launch(WITHOUT_PAGES);
  expect(opensAt(after.windows[0])).toMatchObject({ x: 320, y: 123 });
});

test("doesn't cover the first window with a second", async ({ computer }) => {
  const app = await computer.launch(WITHOUT_PAGES);
  app.windows[0]?.wouldOpen('app://haven/user-pricing');
  const [first, second] = app.windows.map(opensAt);
  expect(second).toMatchObject({ x: Number(first?.x) + 32, y: Number(first?.y) + 32 });
});
